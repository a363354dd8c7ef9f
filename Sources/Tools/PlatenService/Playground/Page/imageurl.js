// An address that holds a picture whole, for `<img src>`: what `/v1/tags`, `/v1/clock` and `/v1/grid` draw.

const CANVAS = [
  'width', 'height', 'padding', 'scale', 'background', 'colorScheme', 'dynamicTypeSize', 'locale', 'layoutDirection',
];
const LETTERS = ['font', 'fontWeight', 'fontDesign'];
/** What changes nothing of these pictures, and so is no parameter of them. */
const WITHOUT_EFFECT = { tags: ['timeZone'], clock: ['timeZone'], grid: ['timeZone', 'dynamicTypeSize'] };
const KINDS = { tagCloud: ['tags', tags], clockFace: ['clock', clock], adaptiveGrid: ['grid', grid] };

/** The address that draws a scene. Throws why there is none. */
export function imageURL(scene, base) {
  const view = scene.value('view') ?? {};
  const [[name, fields] = []] = Object.entries(view);
  if (!(name in KINDS) || Object.keys(view).length > 1) {
    throw new Error('An image URL can hold a tag cloud, a clock’s face or a grid of texts alone; this scene has more.');
  }
  const [path, write] = KINDS[name];
  const query = new URLSearchParams();
  write(query, fields, scene);
  const { theme } = scene.value() ?? {};
  if (theme && typeof theme === 'object') none('theme of its own');
  if (theme) query.set('theme', theme);
  if (scene.title) query.set('title', scene.title);
  canvas(query, scene.value('canvas') ?? {}, WITHOUT_EFFECT[path]);
  if (query.has('font')) query.delete('fontDesign');
  if (path === 'tags') {
    dropWithoutEffect(query);
    if (!query.has('width')) query.set('width', 'fit');
  }
  return `${base}v1/${path}.svg?${query}`;
}

function canvas(query, values, passed) {
  take(query, { padding: 0, ...values }, CANVAS, passed);
  if (values.alignment && !query.has('diameter')) none('alignment of the canvas');
  for (const side of ['width', 'height']) {
    if (query.get(side) === 'fit') query.delete(side);
  }
}

function tags(query, cloud, scene) {
  const { data, tags: own, pillPadding, ...look } = typeof cloud === 'string' ? { data: cloud } : cloud ?? {};
  const list = typeof data === 'string' ? scene.value('data', data) : data ?? own;
  const { items = list, select = [], weights, ...rest } = Array.isArray(list) ? {} : list ?? {};
  if (!Array.isArray(items) || items === null) none('data from elsewhere');
  for (const item of items) tag(query, item);
  for (const name of [select].flat()) query.append('select', element(name));
  take(query, rest, ['sort', 'top']);
  if (weights) {
    query.set('weights', weights.scale ?? 'linear');
    if (weights.sizes) query.set('fontSize', weights.sizes);
    take(query, weights, [], ['scale', 'sizes']);
  }
  const names = ['style', 'alignment', 'spacing', 'lineSpacing', 'lineLimit', 'fill', 'accent', 'cornerRadius', 'isDeletable'];
  take(query, { style: 'plain', ...look }, [...names, ...LETTERS]);
  if (pillPadding && typeof pillPadding === 'object') query.set('pillPadding', `${pillPadding.width}x${pillPadding.height}`);
  else if (pillPadding !== undefined) query.set('pillPadding', pillPadding);
}

function tag(query, item) {
  const { name, count, weight = count, isSelected, ...rest } = typeof item === 'object' && item ? item : { name: item };
  take(query, rest, []);
  const text = element(name).replaceAll(':', '\\:');
  query.append('tags', weight === undefined ? text : `${text}:${weight}`);
  if (isSelected) query.append('select', element(name));
}

/** An element of a list, whose elements have commas between them. */
function element(text) { return String(text).replaceAll(',', '\\,'); }

/** The service refuses what changes nothing of a style's tags, which a scene may say. */
function dropWithoutEffect(query) {
  const style = query.get('style');
  const needed = { fill: ['cell', 'pill'], cornerRadius: ['pill'], pillPadding: ['pill'], isDeletable: ['cell'] };
  const ofWords = { weights: ['pill', 'plain'], fontSize: ['pill', 'plain'] };
  for (const [name, styles] of Object.entries({ ...needed, ...ofWords })) {
    if (!styles.includes(style)) query.delete(name);
  }
  if (!query.has('select')) query.delete('accent');
  if (query.has('weights') || query.has('fontSize')) query.delete('dynamicTypeSize');
}

function clock(query, face) {
  const { arcs, ...rest } = typeof face === 'object' && face ? face : face ? { time: face } : {};
  for (const { start, end, color } of arcs ?? []) {
    if (color && typeof color === 'object') none('colour of an arc as it is written');
    query.append('arcs', `${start}-${end}${color ? `=${color}` : ''}`);
  }
  take(query, { diameter: 400, ...rest }, [
    'time', 'second', 'numerals', 'showsTicks', 'showsMinutes', 'diameter', 'showsDisc', 'fill', 'emphasizesQuarters',
    'inset', ...LETTERS,
  ]);
  if (!query.has('time')) query.delete('second');
  if (!query.has('showsDisc')) query.delete('fill');
}

function grid(query, fields, scene) {
  const { children, ...rest } = Array.isArray(fields) ? { children: fields } : fields;
  take(query, rest, ['spacing', 'alignment', 'columns']);
  for (const child of children ?? []) {
    const { data, view = child } = child.forEach ?? {};
    const items = data === undefined ? [null] : typeof data === 'string' ? scene.value('data', data) : data;
    if (!Array.isArray(items)) none('data from elsewhere');
    for (const item of items) query.append('items', element(filled(view.text, item)));
    if (view.modifiers?.some((one) => one?.border)) query.set('border', 1);
  }
}

/** A text with the fields of an item in its braces. */
function filled(text, item) {
  if (typeof text !== 'string') none('other views than texts');
  return text.replaceAll(/\{(\w+)\}/g, (all, name) => (
    item && typeof item === 'object' ? item[name] ?? all : name === 'name' ? item : all));
}

function take(query, values, names, passed = []) {
  for (const [name, value] of Object.entries(values)) {
    if (passed.includes(name)) continue;
    if (!names.includes(name) || (value && typeof value === 'object')) none(name);
    query.set(name, value);
  }
}

function none(what) {
  throw new Error(`An image URL has no ${what}.`);
}
