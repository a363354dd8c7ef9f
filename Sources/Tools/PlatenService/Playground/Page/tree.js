// Reads YAML and JSON as far as scenes use them, and never fails: what is half written is passed over.
//
// A node is {kind: 'map', entries: [{key, from, to, value}]}, {kind: 'list', items: [{from, value}]} or
// {kind: 'text', value}; each has from and to, its place in the text, and isFlow where it is written in
// braces, brackets or quotes.

const KEY = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*'|[^\s"'{}[\],#&*!|>%@`][^:#{}[\],\n]*?)[ \t]*:(?=\s|$)/y;
const PLAIN = /(?:(?!\s#)[^\n])*/y;
const FLOW_PLAIN = /(?:(?!\s#)[^\n,{}[\]:]|:(?!\s|$))*/y;
const QUOTED = /"(?:[^"\\\n]|\\.)*("?)|'(?:[^'\n]|'')*('?)/y;
const BETWEEN = /(?:\s|#[^\n]*)*/y;
const PROPERTY = /[&!]\S*[ \t]*/y;

/** The text's tree: its root, or null. */
export function read(text) {
  return new Reader(text).read().root;
}

/**
 * What is being written at an offset: {place: 'key' | 'value' | 'start', path, from, quote, isFlow, column}.
 * A start may become a key or a value. Null in comments and long texts.
 */
export function contextAt(text, offset) {
  return new Reader(text.slice(0, offset)).read().open;
}

/** The node that a path of names and numbers leads to; null for none. */
export function nodeAt(node, path) {
  for (const step of path) {
    if (node?.kind === 'map') node = node.entries.find((entry) => entry.key === step)?.value;
    else if (node?.kind === 'list') node = node.items[step]?.value;
    else return null;
  }
  return node ?? null;
}

/** Where a node ends. */
export function endOf(node) {
  const last = node.isFlow ? null : node.entries?.at(-1) ?? node.items?.at(-1);
  if (!last) return node.to;
  return last.value ? endOf(last.value) : last.to ?? last.from + 1;
}

/** A node as a JavaScript value; scalars as YAML's core schema has them. */
export function valueOf(node) {
  if (!node) return null;
  if (node.kind === 'list') return node.items.map((item) => valueOf(item.value));
  if (node.kind === 'map') {
    return Object.fromEntries(node.entries.map((entry) => [entry.key, valueOf(entry.value)]));
  }
  if (node.isFlow) return node.value;
  if (/^(true|false)$/i.test(node.value)) return node.value.toLowerCase() === 'true';
  if (/^(null|~|)$/i.test(node.value)) return null;
  const isNumber = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(node.value);
  return isNumber ? Number(node.value) : node.value;
}

class Reader {
  constructor(text) {
    this.text = text;
    this.root = null;
    this.open = null;
    this.stack = [];
  }

  get top() { return this.stack.at(-1); }
  get path() { return this.stack.map((node) => node.entries?.at(-1).key ?? node.items.length - 1); }

  read() {
    for (let at = 0; at <= this.text.length;) at = this.line(at) + 1;
    return this;
  }

  match(expression, at) {
    expression.lastIndex = at;
    return expression.exec(this.text);
  }

  skip(expression, at) { return at + (this.match(expression, at)?.[0].length ?? 0); }

  lineEnd(at) {
    const end = this.text.indexOf('\n', at);
    return end < 0 ? this.text.length : end;
  }

  isBlank(at) { return /^\s*(#.*)?$/.test(this.text.slice(at, this.lineEnd(at))); }

  /** Reads a line and what belongs to it; returns the end of the last one. */
  line(start) {
    const at = this.skip(/ */y, start);
    if (/^(---|\.\.\.|%)/.test(this.text.slice(start, start + 3))) return this.lineEnd(at);
    if (!this.isBlank(at)) return this.block(at, at - start, start);
    if (at === this.text.length) this.start(at, at - start);
    return this.lineEnd(at);
  }

  block(at, column, start) {
    if (/^-(\s|$)/.test(this.text.slice(at, at + 2))) {
      this.list(at, column).items.push({ from: at, value: null });
      const next = this.skip(/ */y, at + 1);
      if (!this.isBlank(next)) return this.block(next, next - start, start);
      if (next === this.text.length && next > at + 1) this.start(next, next - start);
      return this.lineEnd(next);
    }
    const key = this.match(KEY, at);
    if (!key) {
      this.start(at, column);
      return this.value(at, column, (node) => this.attach(node));
    }
    const entry = { key: plain(key[1]), from: at, to: at + key[1].length, value: null };
    this.map(at, column).entries.push(entry);
    const colon = at + key[0].length;
    let next = this.skip(/[ \t]*/y, colon);
    next = this.skip(PROPERTY, next);
    if (!this.isBlank(next)) return this.value(next, column, (node) => { entry.value = node; });
    if (next === this.text.length) this.note('value', this.path, next, { isTight: next === colon });
    return this.lineEnd(next);
  }

  value(at, column, attach) {
    const first = this.text[at];
    if (first === '|' || first === '>') return this.longText(at, column, attach);
    const node = first === '{' || first === '[' ? this.flow(at, this.path)
      : first === '"' || first === "'" ? this.quoted(at, this.path) : this.plainText(at);
    attach(node);
    return this.lineEnd(node.to);
  }

  plainText(at, expression = PLAIN, path = this.path) {
    const value = this.match(expression, at)[0].trimEnd();
    if (this.skip(expression, at) === this.text.length) this.note('value', path, at);
    return { kind: 'text', from: at, to: at + value.length, value, isFlow: false };
  }

  quoted(at, path, place = 'value') {
    const [all, double, single] = this.match(QUOTED, at);
    const isOpen = !(double || single);
    if (isOpen && at + all.length === this.text.length) this.note(place, path, at + 1, { quote: all[0] });
    return { kind: 'text', from: at, to: at + all.length, value: plain(all), isFlow: true };
  }

  longText(at, column, attach) {
    let end = this.lineEnd(at);
    while (end < this.text.length) {
      const next = this.lineEnd(end + 1);
      const line = this.text.slice(end + 1, next);
      if (line.trim() && line.search(/\S/) <= column) break;
      end = next;
    }
    this.open = null;
    attach({ kind: 'text', from: at, to: end, value: this.text.slice(at, end), isFlow: true });
    return end;
  }

  flow(at, path) {
    const isMap = this.text[at] === '{';
    const node = { kind: isMap ? 'map' : 'list', from: at, isFlow: true };
    const parts = isMap ? node.entries = [] : node.items = [];
    for (at += 1; ; at = this.skip(BETWEEN, at)) {
      at = this.skip(BETWEEN, at);
      const next = this.text[at];
      if (next === undefined) {
        if (!this.isComment(at)) this.openPart(node, path, at);
        break;
      }
      if (next === '}' || next === ']') { at += 1; break; }
      if (next === ',') { at += 1; continue; }
      const part = isMap ? this.flowEntry(at, path) : this.flowItem(at, [...path, parts.length]);
      parts.push(part);
      at = Math.max(part.end, at + 1);
    }
    node.to = at;
    return node;
  }

  openPart(node, path, at) {
    // What is being written inside was noted already.
    if (this.open && this.open.place !== 'start') return;
    if (node.kind === 'map') this.note('key', path, at, { isFlow: true });
    else this.note('value', [...path, node.items.length], at, { isFlow: true });
  }

  isComment(at) { return /(^|\s)#[^\n]*$/.test(this.text.slice(this.text.lastIndexOf('\n', at - 1) + 1, at)); }

  flowEntry(at, path) {
    const key = /["']/.test(this.text[at]) ? this.quoted(at, path, 'key') : this.plainText(at, FLOW_PLAIN, path);
    if (this.open?.place === 'value') this.open.place = 'key';
    const entry = { key: key.value, from: at, to: key.to, value: null, end: key.to };
    const colon = this.skip(BETWEEN, key.to);
    if (this.text[colon] !== ':') return entry;
    const inner = [...path, entry.key];
    const next = this.skip(BETWEEN, colon + 1);
    entry.end = next;
    if (next === this.text.length) this.note('value', inner, next, { isTight: next === colon + 1, isFlow: true });
    else if (!/[,}\]]/.test(this.text[next])) {
      entry.value = this.flowValue(next, inner);
      entry.end = entry.value.to;
    }
    return entry;
  }

  flowItem(at, path) {
    const value = this.flowValue(at, path);
    return { from: at, value, end: value.to };
  }

  flowValue(at, path) {
    if (/[{[]/.test(this.text[at])) return this.flow(at, path);
    if (/["']/.test(this.text[at])) return this.quoted(at, path);
    return this.plainText(at, FLOW_PLAIN, path);
  }

  /** The list whose dashes stand in a column. */
  list(at, column) {
    while (this.top?.column > column) this.stack.pop();
    if (this.top?.kind === 'list' && this.top.column === column) return this.top;
    return this.push({ kind: 'list', from: at, to: at, column, items: [] });
  }

  /** The mapping whose names stand in a column. */
  map(at, column) {
    this.settle(column);
    if (this.top?.kind === 'map' && this.top.column === column) return this.top;
    return this.push({ kind: 'map', from: at, to: at, column, entries: [] });
  }

  push(node) {
    this.attach(node);
    this.stack.push(node);
    return node;
  }

  attach(node) {
    const slot = this.top?.entries?.at(-1) ?? this.top?.items.at(-1);
    if (slot) slot.value = node;
    else this.root ??= node;
  }

  settle(column) {
    while (this.top && (this.top.column > column || (this.top.kind === 'list' && this.top.column === column))) {
      this.stack.pop();
    }
  }

  /** Notes that a line without a name is being written at the end. */
  start(at, column) {
    if (this.lineEnd(at) !== this.text.length) return;
    this.settle(column);
    const isInside = this.top?.kind === 'map' && this.top.column === column;
    this.note('start', isInside ? this.path.slice(0, -1) : this.path, at, { column });
  }

  note(place, path, from, more = {}) {
    if (this.open?.place === 'start' && this.open.from === from) return;
    this.open = { place, path, from, quote: '', isFlow: false, isTight: false, ...more };
  }
}

/** A scalar without its quotes. */
function plain(source) {
  if (source[0] === '"') {
    try {
      return JSON.parse(source);
    } catch {
      return source.replace(/^"|"$/g, '');
    }
  }
  return source[0] === "'" ? source.slice(1, -1).replaceAll("''", "'") : source;
}
