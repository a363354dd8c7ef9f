// Draws layouts: the frames of a tree, as there is no picture of them.

// The page's own drawings lend the name space, so that no address stands in the file.
const SVG = document.querySelector('svg').namespaceURI;
const MOST_FRAMES = 5000;

function svg(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/// The views of a tree that have a frame, each with how deep it lies; without calls in calls.
function framesOf(tree) {
  const found = [];
  const open = [{node: tree, depth: 0}];
  while (open.length && found.length < MOST_FRAMES) {
    const {node, depth} = open.pop();
    const {x, y, width, height} = node?.frame ?? {};
    const isDrawn = [x, y, width, height].every(Number.isFinite) && !node.isHidden;
    if (isDrawn) found.push({node, depth, x, y, width, height});
    const children = Array.isArray(node?.children) ? node.children : [];
    for (const child of children.toReversed()) open.push({node: child, depth: depth + 1});
  }
  return found;
}

/// A drawing of a layout tree, as large as its root, in points times `scale`.
function drawLayout(tree, scale) {
  const frames = framesOf(tree);
  const root = frames[0];
  if (!root || root.depth || !(root.width > 0 && root.height > 0)) throw new Error('There are no frames to draw.');
  const drawing = svg('svg', {
    class: 'layout-drawing', viewBox: [root.x, root.y, root.width, root.height].join(' '), preserveAspectRatio: 'none',
  });
  for (const {node, x, y, width, height, depth} of frames) {
    const isText = typeof node.text === 'string';
    drawing.append(svg('rect', {x, y, width, height, class: isText ? 'text' : depth ? 'box' : 'root'}));
    if (isText) drawLines(drawing, node, {x, y, width, height});
  }
  return {drawing, width: root.width * scale, height: root.height * scale};
}

function drawLines(drawing, node, {x, y, width, height}) {
  const lines = Array.isArray(node.lines) && node.lines.length ? node.lines : [node.text];
  const line = height / lines.length;
  lines.forEach((text, index) => {
    const words = svg('text', {x: x + width / 2, y: y + line * (index + 0.76), 'font-size': line * 0.74});
    words.textContent = String(text);
    drawing.append(words);
    // Other fonts than the picture's: a text wider than its frame is squeezed into it.
    drawing.pending = [...drawing.pending ?? [], [words, width]];
  });
}

/// Squeezes texts that are wider than their frames; they have a width once they are in the page.
function squeezeTexts(drawing) {
  for (const [words, width] of drawing.pending ?? []) {
    if (words.getComputedTextLength() <= width) continue;
    words.setAttribute('textLength', width);
    words.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
  drawing.pending = null;
}
