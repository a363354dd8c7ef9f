// Suggests what the schema has at the cursor: names of fields, and values that can be listed.

import { contextAt, nodeAt, read } from './tree.js';

const MOST = 80;

export class Completion {
  constructor(editor, list, announce) {
    this.editor = editor;
    this.list = list;
    this.announce = announce;
    this.schema = null;
    this.options = [];
    const { area } = editor;
    area.setAttribute('aria-controls', list.id);
    // Before the editor's own keys, so that Enter and Tab take a suggestion while there are some.
    area.addEventListener('keydown', (event) => this.key(event), { capture: true });
    area.addEventListener('blur', () => this.close());
    area.addEventListener('pointerdown', () => this.close());
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => {
      const index = [...list.children].indexOf(event.target.closest('li'));
      if (index >= 0) this.take(index);
    });
  }

  get isOpen() { return !this.list.hidden; }

  /** Follows the text: what was typed narrows the suggestions, and a name begins them. */
  follow(source) {
    if (source === 'typing' && (this.isOpen || /[\w"]$/.test(this.before))) this.suggest(false);
    else if (source !== 'insert') this.close();
  }

  get before() { return this.editor.value.slice(0, this.editor.cursor); }

  suggest(isAsked) {
    const found = this.schema && this.find();
    if (!found || (!isAsked && !found.word && !this.isOpen)) return this.close();
    const options = rank(found.options, found.word);
    const isDone = options.length === 1 && options[0].name === found.word && !isAsked;
    if (!options.length || isDone) {
      if (isAsked) this.announce('No suggestions here.');
      return this.close();
    }
    this.found = found;
    this.show(options);
  }

  find() {
    const { editor } = this;
    const context = contextAt(editor.value, editor.cursor);
    if (!context) return null;
    const isJSON = editor.value.trimStart().startsWith('{');
    const word = editor.value.slice(context.from, editor.cursor);
    return { ...context, isJSON, word, options: this.optionsAt(context) };
  }

  optionsAt({ place, path }) {
    const fields = () => this.newFields(path).map((field) => ({ ...field, isField: true }));
    if (place === 'key') return fields();
    if (place === 'value') return this.schema.values(path);
    const names = fields();
    const values = this.schema.values(path).filter(({ name }) => !names.some((field) => field.name === name));
    return [...names, ...values];
  }

  /** The fields that the mapping at the cursor does not have yet; of several views, none after one. */
  newFields(path) {
    const node = nodeAt(read(this.editor.value), path);
    const word = contextAt(this.editor.value, this.editor.cursor)?.from;
    const taken = new Set(node?.entries?.filter((entry) => entry.from !== word && entry.from !== word - 1)
      .map((entry) => entry.key));
    return this.schema.fields(path).filter((field) => !taken.has(field.name));
  }

  show(options) {
    this.options = options.slice(0, MOST);
    this.list.replaceChildren(...this.options.map(optionElement));
    this.list.hidden = false;
    this.choose(0);
    this.move();
    this.announce(`${options.length} suggestions, ${options[0].name}`);
  }

  /** Puts the list under the word, or over it where there is no room. */
  move() {
    const { list, editor } = this;
    const word = editor.place(this.found.from);
    const frame = editor.frame.getBoundingClientRect();
    const origin = list.parentElement.getBoundingClientRect();
    const isOver = word.bottom + list.offsetHeight > frame.bottom && word.top - frame.top > list.offsetHeight;
    const left = Math.min(word.left, frame.right - list.offsetWidth - 12);
    list.style.left = `${Math.max(left, frame.left) - origin.left}px`;
    list.style.top = `${(isOver ? word.top - list.offsetHeight - 4 : word.bottom + 4) - origin.top}px`;
  }

  choose(index) {
    const count = this.options.length;
    this.index = (index + count) % count;
    [...this.list.children].forEach((item, place) => {
      item.setAttribute('aria-selected', String(place === this.index));
    });
    const item = this.list.children[this.index];
    item.scrollIntoView({ block: 'nearest' });
    this.editor.area.setAttribute('aria-activedescendant', item.id);
  }

  close() {
    this.list.hidden = true;
    this.editor.area.removeAttribute('aria-activedescendant');
  }

  key(event) {
    if (event.isComposing) return;
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      this.suggest(true);
    } else if (this.isOpen) {
      this.openKey(event);
    }
  }

  openKey(event) {
    const page = 8;
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
    if (event.key in moves) {
      const last = this.options.length - 1;
      const next = this.index + moves[event.key];
      this.choose(Math.abs(moves[event.key]) === page ? Math.min(Math.max(next, 0), last) : next);
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) {
      this.take(this.index);
    } else if (event.key === 'Escape') {
      this.close();
    } else {
      if (/^(Arrow|Home|End)/.test(event.key)) this.close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  take(index) {
    const { found, editor } = this;
    const option = this.options[index];
    const rest = editor.value.slice(editor.cursor);
    const text = inserted(option, found, rest);
    const closes = found.quote && rest.startsWith(found.quote) ? 1 : 0;
    this.close();
    editor.insert(found.from - found.quote.length, editor.cursor + closes, text);
    if (option.isField && !option.isContainer) this.suggestValues();
  }

  suggestValues() {
    const found = this.find();
    if (!found?.options.length) return;
    this.found = found;
    this.show(found.options);
  }
}

/** What is put in the text for an option. */
function inserted(option, { isJSON, quote, isTight, isFlow, column }, rest) {
  const mark = quote || (isJSON ? '"' : '');
  if (!option.isField) {
    const name = isJSON ? (option.isText ? `"${option.name}"` : option.name) : `${quote}${option.name}${quote}`;
    return (isTight ? ' ' : '') + name;
  }
  const name = mark + option.name + mark;
  if (/^\s*:/.test(rest.slice(quote && rest.startsWith(quote) ? 1 : 0))) return name;
  const isBlock = option.isContainer && !isFlow && !isJSON;
  return isBlock ? `${name}:\n${' '.repeat(column + 2)}` : `${name}: `;
}

/** The options that a word begins, then those that contain it. */
function rank(options, word) {
  const small = word.toLowerCase();
  const starts = options.filter(({ name }) => name.toLowerCase().startsWith(small));
  const holds = options.filter(({ name }) => name.toLowerCase().indexOf(small) > 0);
  return [...starts, ...holds];
}

function optionElement({ name, detail, isField }, index) {
  const item = document.createElement('li');
  item.id = `suggestion-${index}`;
  item.setAttribute('role', 'option');
  const title = document.createElement('b');
  title.className = isField ? 't-key' : 't-text';
  title.textContent = name;
  const more = document.createElement('span');
  more.textContent = detail;
  item.append(title, more);
  return item;
}
