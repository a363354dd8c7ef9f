// What is drawn on top of the pictures: frames that changed, and boxes around pixels that did.

const MOST_MARKS = 400;
const MOST_NUMBERS = 30;
// On lower frames a number would hide what it counts.
const LEAST_FOR_NUMBER = 22;

// Boxes are drawn where no layout says more, until somebody wants them or not.
const marks = {layout: true, boxes: null, hot: -1};

function showsMarks(key, entry) {
  return marks[key] ?? !entry.layout.length;
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
  return entry.layout.map(change => placeOf(entry, change)).filter(Boolean);
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
  const changes = entry.layout.slice(0, MOST_MARKS);
  changes.forEach((change, index) => {
    const from = change.old && onScreen(frameOf(entry, 'reference', change.old));
    const to = change.new && onScreen(frameOf(entry, 'actual', change.new));
    const old = sides.includes('reference') && from;
    const fresh = sides.includes('actual') && to;
    const kind = `${change.kind} ${marks.hot === index ? 'hot' : marks.hot >= 0 ? 'cold' : ''}`;
    const group = svg('g', {class: kind});
    if (old) addFrame(group, old, 'old', 0);
    if (fresh) addFrame(group, fresh, 'new', 0);
    // A pane of its own shows where a view came from by the arrow alone.
    if (from && fresh && change.kind === 'moved') addArrow(group, from, fresh);
    const frame = fresh || old;
    const hasRoom = frame && changes.length <= MOST_NUMBERS && frame.height >= LEAST_FOR_NUMBER;
    if (hasRoom || (frame && marks.hot === index)) addNumber(group, frame, index + 1, !fresh);
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

function addNumber(group, {x, y}, number, isOld) {
  const text = svg('text', {x, y: y - 2.5, class: 'number'});
  text.textContent = number;
  const width = 8 + 6.5 * String(number).length;
  group.append(svg('rect', {x: x - width / 2, y: y - 10.5, width, height: 15, rx: 7.5, class: `tag ${isOld ? 'was' : ''}`}), text);
}
