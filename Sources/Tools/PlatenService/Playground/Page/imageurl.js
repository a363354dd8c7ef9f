// An address that holds a picture whole, for `<img src>`. Which options it has, and what they may be, is what the
// service's description of itself says of the picture's path.

/** Views that have an address: the picture that draws them, and what writes their fields. */
const KINDS = {
  tagCloud: ['tags', tags], cloud: ['cloud', cloud], clockFace: ['clock', clock], adaptiveGrid: ['grid', grid],
};
/** What changes nothing of a picture that has no such option. */
const WITHOUT_EFFECT = ['timeZone', 'dynamicTypeSize'];

/** The address that draws a scene. Throws why there is none. */
export function imageURL(scene, base, description) {
  const view = scene.value('view') ?? {};
  const [[name, fields] = []] = Object.entries(view);
  if (!(name in KINDS) || Object.keys(view).length > 1) {
    throw new Error('An image URL can describe only one tag cloud, word cloud, clock face or grid of texts; this scene contains more.');
  }
  const [path, write] = KINDS[name];
  const query = new Query(description, path);
  write(query, fields, scene);
  const { theme } = scene.value() ?? {};
  if (theme) query.set('theme', theme);
  if (scene.title) query.set('title', scene.title);
  canvas(query, scene.value('canvas') ?? {}, path);
  query.dropWithoutEffect();
  return `${base}v1/${path}.svg?${query.values}`;
}

/** The names and values of a picture's address. */
class Query {
  constructor(description, path) {
    const { parameters } = description.paths[`/v1/${path}.{format}`].get;
    this.options = new Map(parameters.map(({ name, schema }) => [name, schema]));
    this.values = new URLSearchParams();
  }

  /** Takes a value as a scene has it. */
  set(name, value) {
    const { type, 'x-unit': unit = '' } = this.options.get(name) ?? none(name);
    if (type === 'array') elements(value).forEach((one) => this.values.append(name, element(one)));
    else if (Array.isArray(value)) this.values.set(name, value.join());
    else this.values.set(name, value && typeof value === 'object' ? lengths(name, value, unit) : value);
  }

  setAll(fields) { for (const [name, value] of Object.entries(fields)) this.set(name, value); }

  /** Leaves out what has no effect: a scene may say it, and the service refuses it. */
  dropWithoutEffect() {
    for (const kind of ['oneOf', 'given', 'leftOut']) {
      for (const [name, { 'x-needs': needs = [] }] of this.options) {
        if (needs.some((need) => kind in need && !this.meets(need))) this.values.delete(name);
      }
    }
  }

  meets({ option, oneOf, given, leftOut }) {
    if (given) return given.some((name) => this.values.has(name));
    if (leftOut) return !this.values.has(leftOut);
    return !this.values.has(option) || oneOf.includes(this.values.get(option));
  }
}

function canvas(query, { alignment, ...values }, path) {
  // Of tags and grids this option is another.
  if (alignment) path === 'clock' ? query.set('alignment', alignment) : none('alignment of the canvas');
  for (const [name, value] of Object.entries({ padding: 0, ...values })) {
    if (query.options.has(name) || !WITHOUT_EFFECT.includes(name)) query.set(name, value);
  }
  const { values: all } = query;
  for (const side of ['width', 'height']) if (all.get(side) === 'fit') all.delete(side);
  if (path === 'tags' && !all.has('width')) query.set('width', 'fit');
}

function tags(query, fields, scene) {
  const { data, tags: own, ...look } = mapping(fields);
  const { items, select = [], weights, ...rest } = listed(data ?? own, scene);
  for (const item of items) tag(query, item);
  query.set('select', select);
  query.setAll(rest);
  if (weights) {
    const { scale = 'linear', sizes, ...others } = weights;
    query.setAll({ weights: scale, ...(sizes && { fontSize: sizes }), ...others });
  }
  query.setAll({ style: 'plain', ...look });
}

function tag(query, item) {
  const { name, count, weight = count, isSelected, ...rest } = record(item);
  query.setAll(rest);
  query.set('tags', named(name, weight));
  if (isSelected) query.set('select', name);
}

function cloud(query, fields, scene) {
  const { data, ...look } = mapping(fields);
  const { items, weights, ...rest } = listed(data, scene);
  for (const item of items) {
    const { name, count, weight = count, group, ...others } = record(item);
    for (const other of Object.keys(others)) none(other);
    query.set('words', group === undefined ? named(name, weight) : `${named(name, weight ?? 1)}:${group}`);
  }
  // A scene shows all words of its data, whose places lie between the least and the greatest weight.
  query.setAll({ top: items.length || 1, weights: weights?.scale ?? 'linear', ...rest });
  // Angles count more than names of orientations.
  if (look.angles !== undefined) for (const name of ['orientation', 'verticalShare']) delete look[name];
  query.setAll(look);
}

function clock(query, face) {
  const { arcs = [], ...rest } = typeof face === 'object' && face ? face : face ? { time: face } : {};
  for (const { start, end, color } of arcs) {
    if (color && typeof color === 'object') none('arc colours of this form');
    query.set('arcs', `${start}-${end}${color ? `=${color}` : ''}`);
  }
  query.setAll({ diameter: 400, ...rest });
}

function grid(query, fields, scene) {
  const { children = [], ...rest } = Array.isArray(fields) ? { children: fields } : fields;
  query.setAll(rest);
  for (const child of children) {
    const { data, view = child } = child.forEach ?? {};
    const items = data === undefined ? [null] : typeof data === 'string' ? scene.value('data', data) : data;
    if (!Array.isArray(items)) none('data from outside the scene');
    for (const item of items) query.set('items', filled(view.text, item));
    if (view.modifiers?.some((one) => one?.border)) query.set('border', 1);
  }
}

/** The fields of a view that its data alone may stand for. */
function mapping(fields) {
  return typeof fields === 'object' && fields && !Array.isArray(fields) ? fields : { data: fields };
}

/** A list of the data with what it says of its items. */
function listed(data, scene) {
  const list = typeof data === 'string' ? scene.value('data', data) : data;
  const { items, ...rest } = Array.isArray(list) ? { items: list } : list ?? {};
  return Array.isArray(items) ? { items, ...rest } : none('data from outside the scene');
}

function record(item) { return typeof item === 'object' && item ? item : { name: item }; }

/** A name with its weight, between which a colon stands. */
function named(name, weight) {
  const text = String(name).replaceAll(':', '\\:');
  return weight === undefined ? text : `${text}:${weight}`;
}

/** What a scene has as a list, as one value, or as a mapping of names to values. */
function elements(value) {
  const isMapping = value && typeof value === 'object' && !Array.isArray(value);
  return isMapping ? Object.entries(value).map((entry) => entry.join('=')) : [value].flat();
}

/** An element of a list, whose elements have commas between them. */
function element(text) { return String(text).replaceAll(',', '\\,'); }

/** Two lengths as the option's unit has them: `12x6` of a width and a height for WxH. */
function lengths(name, value, unit) {
  const parts = unit.toLowerCase().split('x')
    .map((part) => Object.entries(value).find(([key]) => key.startsWith(part))?.[1]);
  return parts.length === 2 && parts.every((part) => part !== undefined) ? parts.join('x') : none(name);
}

/** A text with the fields of an item in its braces. */
function filled(text, item) {
  if (typeof text !== 'string') none('views other than texts');
  return text.replaceAll(/\{(\w+)\}/g, (all, name) => (
    item && typeof item === 'object' ? item[name] ?? all : name === 'name' ? item : all));
}

function none(what) {
  throw new Error(`An image URL does not support ${what}.`);
}
