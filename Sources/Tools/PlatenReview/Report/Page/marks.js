// What is drawn on top of the pictures: frames that changed, and boxes around pixels that did.

const MOST_MARKS = 400;
const MOST_NUMBERS = 30;
// On lower frames a number would hide what it counts.
const LEAST_FOR_NUMBER = 22;

// Boxes are drawn where no layout says more, until somebody wants them or not.
const marks = {layout: true, boxes: null, hot: -1};

function showsMarks(key, entry) {
  return marks[key] ?? !entry.places.length;
}

/// Where a picture lies on the ground that holds both, in pixels; sizes that differ are aligned.
function originOf(entry, side) {
  const [x, y] = entry.pixels?.[side] ?? [0, 0];
  return {x, y};
}

/// A frame of one side's layout, in pixels of the ground; SVG files are in points themselves.
function frameOf(entry, side, frame) {
  if (!frame) return null;
  const [x, y, width, height] = frame.map(value => value * (entry.kind === 'svg' ? 1 : entry.scale));
  const origin = originOf(entry, side);
  return {x: x + origin.x, y: y + origin.y, width, height};
}

function around(frames) {
  const x = Math.min(...frames.map(frame => frame.x));
  const y = Math.min(...frames.map(frame => frame.y));
  const right = Math.max(...frames.map(frame => frame.x + frame.width));
  const bottom = Math.max(...frames.map(frame => frame.y + frame.height));
  return {x, y, width: right - x, height: bottom - y};
}

/// Where a change of the layout is seen; null if nowhere.
function placeOf(entry, change) {
  const frames = [frameOf(entry, 'reference', change.old), frameOf(entry, 'actual', change.new)].filter(Boolean);
  return frames.length ? around(frames) : null;
}

/// The places to go to one after the other: those of the pixels or, without, those of the layout.
function placesOf(entry) {
  if (entry.pixels?.regions.length) {
    return entry.pixels.regions.map(([x, y, width, height]) => ({x, y, width, height}));
  }
  return entry.places.map(change => placeOf(entry, change)).filter(Boolean);
}

/// Draws the marks of a pane anew; `sides` says whose frames: 'reference', 'actual' or both.
function drawMarks(layer, entry, sides) {
  layer.replaceChildren();
  const {scale} = camera;
  const onScreen = ({x, y, width, height}) => ({
    x: x * scale, y: y * scale, width: Math.max(width * scale, 1), height: Math.max(height * scale, 1),
  });
  (entry.pixels?.regions ?? []).slice(0, MOST_MARKS).forEach(([x, y, width, height], index) => {
    const isHot = camera.region === index;
    if (!isHot && !showsMarks('boxes', entry)) return;
    addFrame(layer, onScreen({x, y, width, height}), isHot ? 'region hot' : 'region', 3);
  });
  if (!marks.layout) return;
  const changes = entry.places.slice(0, MOST_MARKS);
  const frames = changes.map(change => change.new && onScreen(frameOf(entry, 'actual', change.new)));
  const tags = [];
  changes.forEach((change, index) => {
    const from = change.old && onScreen(frameOf(entry, 'reference', change.old));
    const to = frames[index];
    const old = sides.includes('reference') && from;
    const fresh = sides.includes('actual') && to;
    const isHot = marks.hot === index;
    const kind = `${change.kind} ${isHot ? 'hot' : marks.hot >= 0 ? 'cold' : ''}`;
    const group = svg('g', {class: kind});
    // Views of which the same is said have a frame each.
    const parts = change.common && change.parts || [change];
    for (const part of parts) {
      if (old && part.old) addFrame(group, onScreen(frameOf(entry, 'reference', part.old)), 'old', 0);
      if (fresh && part.new) addFrame(group, onScreen(frameOf(entry, 'actual', part.new)), 'new', 0);
    }
    // A pane of its own shows where a view came from by the arrow alone.
    const isArrow = from && fresh && change.kind === 'moved';
    if (isArrow && (isHot || !crossesOthers(from, to, frames))) addArrow(group, from, fresh);
    const frame = fresh ? onScreen(frameOf(entry, 'actual', parts[0].new ?? change.new))
      : old && onScreen(frameOf(entry, 'reference', parts[0].old ?? change.old));
    const hasRoom = frame && changes.length <= MOST_NUMBERS && frame.height >= LEAST_FOR_NUMBER;
    if (hasRoom || (frame && isHot)) addNumber(group, frame, index + 1, !fresh, tags);
    layer.append(group);
  });
}

/// A frame with a rim, so that it is seen on every ground.
function addFrame(group, {x, y, width, height}, kind, grow) {
  const place = {x: x - grow, y: y - grow, width: width + 2 * grow, height: height + 2 * grow, rx: grow ? 3 : 1};
  group.append(svg('rect', {...place, class: 'rim'}), svg('rect', {...place, class: kind}));
}

function addArrow(group, from, to) {
  const middle = ({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2});
  const [start, end] = [middle(from), middle(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(x, y);
  if (length < 5) return;
  const size = Math.min(7, length * 0.7);
  const [u, v] = [x / length * size, y / length * size];
  const head = `M${end.x - u + v / 2} ${end.y - v - u / 2}L${end.x} ${end.y}L${end.x - u - v / 2} ${end.y - v + u / 2}`;
  const d = `M${start.x} ${start.y}L${end.x} ${end.y}${head}`;
  group.append(svg('path', {d, class: 'rim'}), svg('path', {d, class: 'arrow'}));
}

/// Whether the way from one frame to another leads over frames of other changes.
function crossesOthers(from, to, frames) {
  const way = around([from, to]);
  const isIn = (inner, outer) => inner.x >= outer.x && inner.y >= outer.y
    && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
  return frames.some(other => other && other !== to && overlap(way, other) && !isIn(way, other) && !isIn(other, to));
}

function overlap(one, other) {
  return one.x < other.x + other.width && other.x < one.x + one.width
    && one.y < other.y + other.height && other.y < one.y + one.height;
}

/// Puts a number at a corner of its frame where no other number is; nowhere if there is none.
function addNumber(group, {x, y, width, height}, number, isOld, tags) {
  const size = {width: 8 + 6.5 * String(number).length, height: 15};
  const places = [[x, y], [x + width, y], [x, y + height], [x + width, y + height], [x + width / 2, y], [x + width / 2, y + height]]
    .map(([x, y]) => ({x: x - size.width / 2, y: y - 10.5, ...size}));
  const place = places.find(place => !tags.some(tag => overlap(place, tag)));
  if (!place) return;
  tags.push(place);
  const text = svg('text', {x: place.x + size.width / 2, y: place.y + 8, class: 'number'});
  text.textContent = number;
  group.append(svg('rect', {...place, rx: 7.5, class: `tag ${isOld ? 'was' : ''}`}), text);
}
