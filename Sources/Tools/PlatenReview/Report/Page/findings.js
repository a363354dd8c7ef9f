// What changed, in sentences; each shows its place in the picture.

const SIGNS = {
  moved: '→', resized: '⤢', added: '+', removed: '−', text: 'T', color: '◍', truncation: '…', scale: 'A',
  moment: '▶', value: '✎', font: 'F', baseline: '⎯', visibility: '◐', lines: '≡', order: '⇅', attribute: '=',
};
const MOST_SENTENCES = 60;

function paintFindings(entry) {
  const panel = byId('findings');
  panel.scrollTop = 0;
  panel.replaceChildren();
  const item = itemOf(entry);
  // A group's sentence holds for all of it, and what the entry has beside that stands with it.
  const cause = entry.causes.length ? toldOf(entry) : item.members.length > 1 && item.cause && item.status !== 'missing' ? item.title : firstSentence(entry.summary, entry);
  if (cause) panel.append(make('p', 'lead', cause));
  const others = entry.items.filter(other => other !== item);
  if (others.length) {
    const untold = others.map(({title}) => title).filter(title => !cause.includes(title)).join('; ');
    const groups = others.length === 1 ? 'the other group' : `the ${number.format(others.length)} other groups`;
    panel.append(make('p', 'also', `${untold && `Also: ${untold}. `}Accept it in ${groups}, too, to make it the reference.`));
  }
  if (entry.isDecidable) panel.append(commentField(entry));
  section(panel, 'Layout', entry.places, layoutSentence);
  section(panel, 'SVG', entry.svg, change => sentence(change.kind, change.text, change.path));
  section(panel, 'Moments', entry.moments, ({seconds}, index) => sentence('moment', `${seconds} s`, '', () => goToMoment(index)));
  section(panel, 'Pixels', entry.pixels?.regions ?? [], regionSentence);
  if (entry.pixels) panel.append(figures(entry));
  const warning = byId('warning');
  warning.hidden = !entry.fingerprint.length;
  warning.querySelector('ul').replaceChildren(...entry.fingerprint.map(text => make('li', '', text)));
}

/// Where a reviewer says something about an entry, which goes with the decision.
function commentField(entry) {
  const label = make('label', 'comment', 'Comment');
  const area = make('textarea');
  Object.assign(area, {id: 'comment', rows: 2, value: comments.get(entry.name) ?? ''});
  // A comment is carried out with the decision.
  area.addEventListener('focus', () => area.readOnly = Boolean(SERVER && decided.has(entry.name)));
  area.addEventListener('input', () => {
    keepComment(entry, area.value);
    paintProgress();
  });
  label.append(area);
  return label;
}

/// A list of sentences with a heading, the first of very many.
function section(panel, title, changes, makeSentence) {
  if (!changes.length) return;
  const heading = make('h3', '', title);
  heading.append(make('span', 'count', number.format(changes.length)));
  const list = make('ol', 'sentences');
  const add = (from, to) => list.append(...changes.slice(from, to).map((change, index) => makeSentence(change, from + index)));
  add(0, MOST_SENTENCES);
  panel.append(heading, list);
  if (changes.length <= MOST_SENTENCES) return;
  const more = make('button', 'link', `Show ${number.format(changes.length - MOST_SENTENCES)} more`);
  more.addEventListener('click', () => {
    add(MOST_SENTENCES, changes.length);
    more.remove();
  });
  panel.append(more);
}

function sentence(kind, text, note = '', act = null) {
  const item = make('li');
  const body = make(act ? 'button' : 'div', 'sentence');
  const sign = make('span', `sign ${kind}`, SIGNS[kind] ?? '');
  sign.setAttribute('aria-hidden', 'true');
  const words = make('span', 'words', text);
  if (note) words.append(make('small', '', note));
  body.append(sign, words);
  if (act) body.addEventListener('click', act);
  item.append(body);
  return item;
}

function layoutSentence(change, index) {
  const place = placeOf(stage.entry, change);
  const item = sentence(change.kind, change.text, '', place && (() => {
    camera.zoomTo(place, -1);
    stage.paint();
  }));
  // The number by which the picture names it.
  item.dataset.number = index + 1;
  item.querySelector('.sign').textContent = index + 1;
  const heat = hot => () => {
    marks.hot = hot;
    stage.paint();
  };
  if (change.parts) {
    const parts = make('details', 'parts');
    const list = make('ul');
    list.append(...change.parts.map(part => make('li', '', part.text)));
    parts.append(make('summary', '', plural(change.parts.length, 'view')), list);
    item.append(parts);
  }
  for (const name of ['pointerenter', 'focusin']) item.addEventListener(name, heat(index));
  for (const name of ['pointerleave', 'focusout']) item.addEventListener(name, heat(-1));
  return item;
}

function regionSentence([x, y, width, height, count], index) {
  const item = sentence('region', plural(count, 'pixel'), `${[width, height].map(number.format).join(' × ')} at ${[x, y].map(number.format).join(', ')}`, () => goToRegion(index));
  item.dataset.region = index;
  return item;
}

function figures({pixels, exact}) {
  const share = (count, of) => of ? `${(count / of * 100).toPrecision(3)} %` : '';
  const size = ([, , width, height]) => `${number.format(width)} × ${number.format(height)}`;
  const isResized = size(pixels.reference) !== size(pixels.actual);
  const rows = [
    ['Differing pixels', number.format(pixels.differing), share(pixels.differing, pixels.compared)],
    pixels.antialiased && ['Edges only, ignored', number.format(pixels.antialiased)],
    pixels.ignored && ['In ignored regions', number.format(pixels.ignored)],
    ['Largest difference', pixels.largest.toFixed(3)],
    ['Structural similarity', pixels.similarity.toFixed(4)],
    isResized && ['Size', `${size(pixels.reference)} → ${size(pixels.actual)}`],
    pixels.tolerated && !exact && ['Within the tolerance', 'yes'],
  ].filter(Boolean);
  const list = make('dl', 'figures');
  for (const [title, value, note] of rows) {
    const box = make('div');
    const data = make('dd', '', value);
    if (note) data.append(make('small', '', note));
    box.append(make('dt', '', title), data);
    list.append(box);
  }
  return list;
}

/// Goes to a place of the entry's; to the whole picture if it is the one being seen.
function goToRegion(index) {
  const places = placesOf(stage.entry);
  if (!places.length) return announce('There is no change to zoom to');
  const at = (index + places.length) % places.length;
  camera.zoomTo(places[at], at);
  stage.paint();
  announce(`Change ${number.format(at + 1)} of ${number.format(places.length)}`);
}

function stepRegion(by) {
  goToRegion(camera.region < 0 && by < 0 ? -1 : camera.region + by);
}

/// Shows a moment of a picture that moves, in the reference and in the new one.
function goToMoment(index) {
  const {moments} = stage.entry;
  if (!moments.length) return announce('This picture has no moments');
  const at = (index + moments.length) % moments.length;
  const [x, y, width, height] = moments[at].frame;
  camera.zoomTo({x, y, width, height}, -1, 4);
  stage.paint();
  announce(`Moment ${at + 1} of ${moments.length}, at ${moments[at].seconds} s`);
}

/// Goes on from the moment that is seen; from all of them to the first or the last.
function stepMoment(by) {
  const isSeen = ({frame: [x, y, width, height]}) => camera.x >= x && camera.x < x + width && camera.y >= y && camera.y < y + height;
  const at = camera.isFit ? -1 : stage.entry.moments.findIndex(isSeen);
  goToMoment(at < 0 && by < 0 ? -1 : at + by);
}

function toggleRegion() {
  if (camera.region < 0) return goToRegion(0);
  camera.fit();
  stage.paint();
}

function paintRegion() {
  const count = placesOf(stage.entry).length;
  byId('region-tools').hidden = !count || !stage.panes.length;
  byId('region').textContent = camera.region < 0 ? plural(count, 'change') : `${number.format(camera.region + 1)} of ${number.format(count)}`;
  byId('region').setAttribute('aria-pressed', camera.region >= 0);
  for (const item of document.querySelectorAll('#findings [data-region]')) {
    item.classList.toggle('current', Number(item.dataset.region) === camera.region);
  }
}
