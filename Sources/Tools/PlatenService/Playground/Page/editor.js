// A textarea over coloured lines: indentation, a history of its own, marks where something is wrong.

import { History } from './history.js';
import { Lines } from './lines.js';

const INDENT = '  ';

export class Editor {
  constructor({ text, lines, frame }) {
    this.area = text;
    this.frame = frame;
    this.lines = new Lines(lines);
    this.marks = [];
    this.history = new History();
    this.mayLeave = false;
    /** Called after each change of the text, with what changed it. */
    this.onChange = () => {};
    text.addEventListener('input', (event) => this.typed(event));
    text.addEventListener('keydown', (event) => this.key(event));
    text.addEventListener('beforeinput', (event) => this.before(event));
    text.addEventListener('blur', () => { this.mayLeave = false; });
  }

  get value() { return this.area.value; }
  get cursor() { return this.area.selectionStart; }
  get state() {
    const { value, selectionStart, selectionEnd } = this.area;
    return { value, selectionStart, selectionEnd };
  }

  /** Shows another text, as one step of the history. */
  load(value) {
    this.area.value = value;
    this.area.setSelectionRange(0, 0);
    this.frame.scrollTo(0, 0);
    this.changed('load', '');
  }

  /** Shows another text, as one step of the history; the cursor stays beside what is the same. */
  replace(value) {
    const before = this.value;
    const shortest = Math.min(before.length, value.length);
    let start = 0;
    while (start < shortest && before[start] === value[start]) start += 1;
    let end = 0;
    while (end < shortest - start && before.at(-1 - end) === value.at(-1 - end)) end += 1;
    this.edit([{ from: start, to: before.length - end, text: value.slice(start, value.length - end) }]);
  }

  /** Replaces parts of the text: [{from, to, text}], none in another. The cursor stays where it was. */
  edit(edits, group = '') {
    let { value, selectionStart, selectionEnd } = this.area;
    for (const { from, to, text } of [...edits].sort((a, b) => b.from - a.from)) {
      value = value.slice(0, from) + text + value.slice(to);
      const moved = (place) => (place >= to ? place + text.length - (to - from) : Math.min(place, from + text.length));
      if (selectionStart > from) selectionStart = moved(selectionStart);
      if (selectionEnd > from) selectionEnd = moved(selectionEnd);
    }
    this.area.value = value;
    this.area.setSelectionRange(selectionStart, selectionEnd);
    this.changed('edit', group);
  }

  /** Replaces a part and sets the cursor behind it. */
  insert(from, to, text) {
    const { value } = this.area;
    this.area.value = value.slice(0, from) + text + value.slice(to);
    this.area.setSelectionRange(from + text.length, from + text.length);
    this.changed('insert', '');
    this.reveal();
  }

  /** Marks what is wrong: [{line, column, length}] from 1, columns in Unicode scalars. */
  mark(problems) {
    const lines = this.value.split('\n');
    this.marks = problems.map(({ line, column, length }) => {
      const text = lines[line - 1] ?? '';
      const from = [...text].slice(0, column - 1).join('').length;
      return { line: line - 1, from, to: from + length };
    });
    this.area.setAttribute('aria-invalid', String(problems.length > 0));
    this.lines.show(this.value, this.marks);
  }

  /** The offset of a line and a column from 1, columns in Unicode scalars. */
  offset(line, column) {
    const lines = this.value.split('\n');
    const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    return before + [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length;
  }

  select(from, to) {
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(from, to);
    this.reveal();
  }

  /** Where an offset is on the screen. */
  place(offset) {
    const before = this.value.slice(0, offset);
    const line = before.split('\n').length - 1;
    return this.lines.place(line, offset - before.lastIndexOf('\n') - 1);
  }

  /** Scrolls so that the cursor is seen. */
  reveal() {
    const box = this.place(this.cursor);
    const frame = this.frame.getBoundingClientRect();
    const margin = 28;
    const gutter = 56;
    if (box.top < frame.top + margin) this.frame.scrollTop -= frame.top + margin - box.top;
    if (box.bottom > frame.bottom - margin) this.frame.scrollTop += box.bottom - frame.bottom + margin;
    if (box.left < frame.left + gutter) this.frame.scrollLeft -= frame.left + gutter - box.left;
    if (box.left > frame.right - margin) this.frame.scrollLeft += box.left - frame.right + margin;
  }

  undo() { this.restore(this.history.undo()); }
  redo() { this.restore(this.history.redo()); }

  restore(state) {
    if (!state) return;
    this.area.value = state.value;
    this.area.setSelectionRange(state.selectionStart, state.selectionEnd);
    this.changed('history');
  }

  changed(source, group) {
    if (source !== 'history') this.history.add(this.state, group);
    this.lines.show(this.value, this.marks);
    this.onChange(source);
  }

  typed(event) {
    const isLetter = event.inputType === 'insertText' && event.data !== ' ';
    this.changed('typing', isLetter || event.inputType.startsWith('delete') ? event.inputType : '');
    this.reveal();
  }

  before(event) {
    if (!event.inputType.startsWith('history')) return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') this.undo();
    else this.redo();
  }

  key(event) {
    if (event.defaultPrevented || event.isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const leaves = this.mayLeave;
    this.mayLeave = event.key === 'Escape' || (leaves && event.key === 'Shift');
    if (isCommand && /^[zy]$/i.test(event.key)) {
      event.preventDefault();
      if (event.key.toLowerCase() === 'y' || event.shiftKey) this.redo();
      else this.undo();
    } else if (event.key === 'Tab' && !leaves && !isCommand) {
      event.preventDefault();
      this.indent(event.shiftKey);
    } else if (event.key === 'Enter' && !isCommand && !event.shiftKey) {
      event.preventDefault();
      this.breakLine();
    }
  }

  /** Indents the selected lines, or takes indentation away. */
  indent(isBack) {
    const { value, selectionStart, selectionEnd } = this.area;
    if (!isBack && selectionStart === selectionEnd) return this.insert(selectionStart, selectionEnd, INDENT);
    const first = value.lastIndexOf('\n', selectionStart - 1) + 1;
    const edits = [];
    for (let at = first; at <= Math.max(first, selectionEnd - 1);) {
      const spaces = /^ {0,2}/.exec(value.slice(at, at + 2))[0].length;
      if (isBack ? spaces : value[at] !== '\n') {
        edits.push(isBack ? { from: at, to: at + spaces, text: '' } : { from: at, to: at, text: INDENT });
      }
      const end = value.indexOf('\n', at);
      if (end < 0) break;
      at = end + 1;
    }
    if (edits.length) this.edit(edits);
  }

  /** Begins a line that is indented as the one before, and deeper after an opening. */
  breakLine() {
    const { value, selectionStart, selectionEnd } = this.area;
    const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
    const indent = /^\s*(- +)*/.exec(line)[0].replaceAll('-', ' ');
    const opens = /(:|[{[])\s*$/.test(line);
    const own = opens || !/^\s*- *$/.test(line) ? indent : /^\s*/.exec(line)[0];
    this.insert(selectionStart, selectionEnd, `\n${own}${opens ? INDENT : ''}`);
  }
}
