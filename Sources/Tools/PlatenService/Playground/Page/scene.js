// A scene's text: what it says of its canvas and its items, and the edits that change that.
//
// Sliders write into the text, so that text and picture are always the same.

import { endOf, nodeAt, read, valueOf } from './tree.js';

export const TYPE_SIZES = [
  'xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge',
  'accessibility1', 'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5',
];

export class Scene {
  constructor(text) {
    this.text = text;
    this.root = read(text);
    this.isJSON = text.trimStart().startsWith('{');
  }

  get isMapping() { return this.root?.kind === 'map'; }
  get title() { return String(this.value('title') ?? ''); }
  /** Whether the scene changes. */
  get moves() { return this.isMapping && Boolean(this.node('changes')); }
  get mediaType() { return this.isJSON ? 'application/json' : 'application/yaml'; }

  node(...path) { return nodeAt(this.root, path); }
  
  /** What stands at a path, as a JavaScript value; undefined for nothing. */
  value(...path) {
    const node = this.node(...path);
    return node ? valueOf(node) : undefined;
  }

  /** The edits that give the canvas some values. */
  canvasEdits(values) { return this.fieldEdits(this.node('canvas'), values); }

  /** The first packed cloud of the view: a mapping, or its data alone; null for none. */
  get cloud() {
    const cloud = this.isMapping ? named('cloud', this.node('view')) : null;
    return cloud?.kind === 'list' && !cloud.isFlow ? null : cloud;
  }

  /** What the cloud's fields say; empty where its data stands alone. */
  get cloudFields() { return this.cloud?.kind === 'map' ? valueOf(this.cloud) : {}; }

  /** The edits that give the cloud some values. */
  cloudEdits(values) {
    const { cloud } = this;
    if (!cloud) return [];
    if (cloud.kind === 'map') return this.fieldEdits(cloud, values);
    const [from, to] = [cloud.from, endOf(cloud)];
    const fields = [['data', this.text.slice(from, to)]]
      .concat(Object.entries(values).map(([name, value]) => [name, this.scalar(value)]))
      .map(([name, text]) => `${this.name(name)}: ${text}`);
    return [{ from, to, text: `{${fields.join(', ')}}` }];
  }

  /** The edits that give a mapping some values; without one, the canvas. */
  fieldEdits(canvas, values) {
    const edits = [];
    const missing = [];
    for (const [name, value] of Object.entries(values)) {
      const entry = canvas?.entries?.find(({ key }) => key === name);
      const text = this.scalar(value);
      if (entry?.value) edits.push({ from: entry.value.from, to: endOf(entry.value), text });
      else if (entry) edits.push({ ...this.afterColon(entry), text: ` ${text}` });
      else missing.push(`${this.name(name)}: ${text}`);
    }
    if (missing.length) edits.push(this.insertion(canvas, missing));
    return edits;
  }

  /** The list whose items the view shows, as {node}, or why there is none, as {reason}. */
  get list() {
    const found = this.isMapping ? search(this.node('view')) : null;
    if (!found) return { reason: 'This scene’s view does not show a list of items.' };
    const data = found.kind === 'text' ? this.node('data', String(found.value)) : found;
    const node = data?.kind === 'map' ? data.entries.find(({ key }) => key === 'items')?.value : data;
    if (node?.kind !== 'list' || !node.items.length) {
      return { reason: 'This scene does not list its items.' };
    }
    return { node };
  }

  /** The sources of a list's items. */
  sources(list) {
    return list.items.map(({ from, value }) => this.text.slice(from, value ? endOf(value) : from + 1));
  }

  /** The edit that puts other items, as they are written, into a list. */
  itemEdits(list, items) {
    const [first, second] = list.items;
    const end = endOf(first.value ?? { to: first.from + 1 });
    const indent = ' '.repeat(list.column ?? 0);
    const between = list.isFlow ? (second ? this.text.slice(end, second.from) : ', ') : `\n${indent}`;
    const last = list.items.at(-1);
    const to = last.value ? endOf(last.value) : last.from + 1;
    return [{ from: first.from, to, text: items.join(/\S/.test(between.replace(',', '')) ? ', ' : between) }];
  }

  afterColon(entry) {
    const place = this.text.indexOf(':', entry.to) + 1;
    return { from: place, to: place };
  }

  insertion(canvas, fields) {
    if (!canvas?.entries) return this.newCanvas(fields);
    if (canvas.isFlow) {
      const last = canvas.entries.at(-1);
      const place = last ? (last.value ? endOf(last.value) : last.to) : canvas.from + 1;
      return { from: place, to: place, text: (last ? ', ' : '') + fields.join(', ') };
    }
    const { from } = canvas.entries[0];
    return { from, to: from, text: fields.map((field) => `${field}\n${' '.repeat(canvas.column)}`).join('') };
  }

  /** A canvas in front of what follows the title. */
  newCanvas(fields) {
    const known = this.root.entries.find(({ key }) => key === 'canvas');
    if (known) return { ...this.afterColon(known), text: ` {${fields.join(', ')}}` };
    const text = `${this.name('canvas')}: {${fields.join(', ')}}`;
    const index = this.root.entries.findIndex(({ key }) => !['platen', 'title', '$schema'].includes(key));
    const { from } = this.root.entries[index] ?? { from: endOf(this.root) };
    const space = /\s*$/.exec(this.text.slice(0, from))[0];
    return { from, to: from, text: this.root.isFlow ? `${text},${space || ' '}` : `${text}\n` };
  }

  name(name) { return this.root.isFlow ? `"${name}"` : name; }
  scalar(value) { return typeof value === 'string' && this.root.isFlow ? `"${value}"` : String(value); }
}

/** What stands at the first field of a name, however deep; null for none. */
function named(name, node) {
  for (const { key, value } of node?.entries ?? []) {
    const found = key === name ? value : named(name, value);
    if (found) return found;
  }
  for (const { value } of node?.items ?? []) {
    const found = named(name, value);
    if (found) return found;
  }
  return null;
}

/** The first list that a view names or holds: what forEach, clouds or worldClock show. */
function search(node) {
  for (const { key, value } of node?.entries ?? []) {
    const field = (name) => value?.entries?.find((entry) => entry.key === name)?.value;
    if (key === 'forEach' && field('data')) return field('data');
    if (key === 'tagCloud') return field('data') ?? field('tags') ?? value;
    if (key === 'cloud') return field('data') ?? value;
    if (key === 'worldClock' && field('zones')) return field('zones');
    const found = search(value);
    if (found) return found;
  }
  for (const { value } of node?.items ?? []) {
    const found = search(value);
    if (found) return found;
  }
  return null;
}
