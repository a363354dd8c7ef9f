// The editor's text in colours, with numbers and marks, under the textarea that is typed in.

const TOKENS = new RegExp([
  /(?<comment>(?:^|(?<=\s))#.*)/,
  /(?<key>(?:"(?:[^"\\]|\\.)*"|'[^']*'|[\p{L}_$<][^\s:#{}[\],"']*)(?=\s*:(?:\s|$)))/,
  /(?<text>"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)/,
  /(?<number>(?<![\w.#-])[-+]?\d+(?:\.\d+)?(?![\w:.-]))/,
  /(?<word>(?<![\w.])(?:true|false|null)(?![\w.]))/,
  /(?<mark>[{}[\],:]|^\s*-(?=\s|$)|(?<=-\s+)-(?=\s))/,
].map((part) => part.source).join('|'), 'gu');
const FIELD = /\{[^{}\s"][^{}]*\}/g;

export class Lines {
  constructor(element) {
    this.element = element;
    this.shown = [];
  }

  /** Shows a text; marks are [{line, from, to}] with lines and characters from 0. */
  show(text, marks) {
    const lines = text.split('\n').map((line, index) => {
      const own = marks.filter((mark) => mark.line === index);
      return { line, own, key: own.map((mark) => `${mark.from}-${mark.to}`).join() + '\n' + line };
    });
    const { shown } = this;
    let start = 0;
    let end = 0;
    const least = Math.min(lines.length, shown.length);
    while (start < least && lines[start].key === shown[start]) start += 1;
    while (end < least - start && lines.at(-1 - end).key === shown.at(-1 - end)) end += 1;
    const old = [...this.element.children].slice(start, shown.length - end);
    const fresh = lines.slice(start, lines.length - end).map(lineElement);
    const after = this.element.children[shown.length - end] ?? null;
    for (const element of old) element.remove();
    const fragment = document.createDocumentFragment();
    fragment.append(...fresh);
    this.element.insertBefore(fragment, after);
    this.shown = lines.map((line) => line.key);
  }

  /** The place of a character on the screen. */
  place(line, character) {
    const element = this.element.children[line].querySelector('code');
    const range = document.createRange();
    let left = character;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (left <= node.length) {
        range.setStart(node, left);
        range.setEnd(node, left);
        const box = range.getClientRects()[0];
        if (box) return box;
      }
      left -= node.length;
    }
    return element.getBoundingClientRect();
  }
}

function lineElement({ line, own }) {
  const element = document.createElement('div');
  element.className = own.length ? 'line bad' : 'line';
  for (const mark of own) element.append(markElement(line, mark));
  const code = document.createElement('code');
  code.append(...tokens(line));
  element.append(code);
  return element;
}

/** A wave under part of a line: the line again, unseen, with only that part underlined. */
function markElement(line, { from, to }) {
  const element = document.createElement('span');
  element.className = 'wave';
  const part = document.createElement('u');
  part.textContent = line.slice(from, to) || ' ';
  element.append(line.slice(0, from), part);
  return element;
}

function tokens(line) {
  const nodes = [];
  let at = 0;
  for (const match of line.matchAll(TOKENS)) {
    nodes.push(line.slice(at, match.index));
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    nodes.push(token(kind, match[0]));
    at = match.index + match[0].length;
  }
  // A line that ends the text has a height, too.
  nodes.push(line.slice(at) || (nodes.length ? '' : '\u200b'));
  return nodes;
}

function token(kind, text) {
  const element = document.createElement('span');
  element.className = `t-${kind}`;
  if (kind !== 'text') {
    element.textContent = text;
    return element;
  }
  let at = 0;
  for (const match of text.matchAll(FIELD)) {
    const field = document.createElement('span');
    field.className = 't-field';
    field.textContent = match[0];
    element.append(text.slice(at, match.index), field);
    at = match.index + match[0].length;
  }
  element.append(text.slice(at));
  return element;
}
