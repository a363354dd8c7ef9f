// Small pictures in the list, made when their rows are seen and dropped when they are not.

const pictured = new WeakMap();
const seenRows = new IntersectionObserver(changes => {
  for (const {target, isIntersecting} of changes) {
    if (!isIntersecting) target.replaceChildren();
    else if (!target.childElementCount) fillThumbnail(target, pictured.get(target));
  }
}, {root: byId('list'), rootMargin: '100px 0px'});

/// The place of an entry's small picture; its ground says what became of the entry.
function thumbnail(entry) {
  const box = make('span', `thumb ${entry.status}`);
  box.setAttribute('aria-hidden', 'true');
  pictured.set(box, entry);
  seenRows.observe(box);
  return box;
}

function fillThumbnail(box, entry) {
  const side = ['actual', 'reference'].find(side => entry[side]);
  if (!side) return;
  try {
    box.append(entry.kind === 'layout' ? smallLayout(entry, side) : smallPicture(entry, side));
  } catch {
    // What cannot be drawn is said to be so on the stage.
  }
}

function smallPicture(entry, side) {
  const image = make('img');
  Object.assign(image, {alt: '', decoding: 'async', draggable: false});
  image.addEventListener('error', () => image.remove());
  image.src = DATA.address(entry, side);
  return image;
}

/// Frames alone: texts would be too small to be read.
function smallLayout(entry, side) {
  const {drawing} = drawLayout(DATA.tree(entry, side), 1);
  for (const text of drawing.querySelectorAll('text')) text.remove();
  drawing.setAttribute('preserveAspectRatio', 'xMidYMid meet');
  return drawing;
}
