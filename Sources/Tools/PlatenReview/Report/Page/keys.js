// The keyboard. What is done stands once, for the keys, the buttons and the help.

function zoomTo(zoom) {
  camera.zoomBy(zoom / camera.zoom);
  stage.paint();
}

function fit() {
  camera.fit();
  stage.paint();
}

function arrow(x, y) {
  if (stage.mode === 'swipe' && x) return stage.setSwipe(stage.swipe + x * 0.02);
  if (stage.mode === 'onion' && x) {
    const input = stage.element.querySelector('input');
    input.value = Number(input.value) + x * 5;
    return input.dispatchEvent(new Event('input'));
  }
  pan(x, y);
}

function pan(x, y) {
  camera.panBy(-x * camera.paneWidth / 8, -y * camera.paneHeight / 8);
  stage.paint();
}

const KEYS = [
  {title: 'Go', keys: [
    [['j'], 'Next', () => step(1)],
    [['k'], 'Previous', () => step(-1)],
    [['/'], 'Filter', () => {
      openSide();
      byId('search').select();
      byId('search').focus();
    }],
    [['?'], 'Show the keys', () => byId('help').showModal()],
    [['Escape'], 'Close, clear the filter, or show the whole picture', () => escape()],
  ]},
  {title: 'Decide', keys: [
    [['a'], 'Accept', () => verdict('accept')],
    [['r'], 'Reject', () => verdict('reject')],
    [['A'], 'Accept the whole group', () => verdictOnGroup('accept')],
    [['R'], 'Reject the whole group', () => verdictOnGroup('reject')],
    [['c'], 'Comment', () => byId('comment')?.focus()],
    [['u'], 'Undo', () => undo()],
    [['d'], SERVER ? 'Decisions' : 'Download decisions.json', () => downloadDecisions()],
  ]},
  {title: 'Compare', keys: [
    ...VIEWS.map(({key, title}, index) => [[`${index + 1}`], title, () => setView(key)]),
    [[' '], 'Blink, and pause', () => pressBlink()],
    [['ArrowLeft', 'ArrowRight'], 'Move the divider, fade, or move the picture', null],
    [['l'], 'Movements in the layout', () => toggleMarks('layout')],
    [['b'], 'Boxes around differences', () => toggleMarks('boxes')],
    [['g'], 'Change the background', () => changeGround()],
  ]},
  {title: 'Zoom and changes', keys: [
    [['z'], 'Zoom to the change, and back', () => toggleRegion()],
    [['n', '.'], 'Next change', () => stepRegion(1)],
    [['p', ','], 'Previous change', () => stepRegion(-1)],
    [['m'], 'Next moment of the motion', () => stepMoment(1)],
    [['M'], 'Previous moment', () => stepMoment(-1)],
    [['+', '='], 'Zoom in', () => zoomStep(1)],
    [['-'], 'Zoom out', () => zoomStep(-1)],
    [['0'], 'Fit the space', fit],
    [['o'], 'Actual size', () => zoomTo(1)],
  ]},
];
const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
const ACTIONS = new Map(KEYS.flatMap(({keys}) => keys.flatMap(([keys, , act]) => act ? keys.map(key => [key, act]) : [])));

function zoomStep(direction) {
  camera.zoomStep(direction);
  stage.paint();
}

/// The picture-less cannot be zoomed; nor do keys work behind the help.
const NEEDS_PICTURE = new Set(['z', 'n', 'p', 'm', 'M', '.', ',', '+', '=', '-', '0', 'o']);

document.addEventListener('keydown', event => {
  const {target, key} = event;
  if (!entries.length) return;
  if (event.ctrlKey || event.metaKey || event.altKey || byId('help').open) return;
  if (target.id === 'search') return pressInSearch(event);
  if (target.matches?.('textarea, input:not([type=range])')) {
    if (key === 'Escape') stage.element.focus();
    return;
  }
  const isSlider = target.matches?.('input[type=range]');
  const isScroller = target.closest?.('#findings');
  if (ARROWS[key]) {
    if (isSlider || isScroller || !stage.panes.length) return;
    event.preventDefault();
    if (event.shiftKey) return pan(...ARROWS[key]);
    return arrow(...ARROWS[key]);
  }
  if (key === ' ' && target.closest?.('button')) return;
  if (target.matches?.('.divider') && ['Home', 'End'].includes(key)) return stage.setSwipe(key === 'Home' ? 0 : 1);
  const act = ACTIONS.get(key);
  if (!act || (NEEDS_PICTURE.has(key) && !stage.panes.length)) return;
  event.preventDefault();
  act();
});

function pressInSearch(event) {
  if (event.key === 'Escape' && byId('search').value) {
    event.preventDefault();
    byId('search').value = '';
    setFilter(filter.key, '');
  } else if (event.key === 'Escape' || event.key === 'Enter' || event.key === 'ArrowDown') {
    event.preventDefault();
    if (event.key === 'Enter') closeSide();
    (chosen.row?.element.offsetParent ? chosen.row.element : stage.element).focus();
  }
}

function fillHelp() {
  const names = {' ': 'Space', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc'};
  for (const {title, keys} of KEYS) {
    const part = make('section');
    const list = make('dl');
    for (const [signs, text] of keys) {
      const row = make('div');
      const term = make('dt');
      term.append(...signs.map(sign => make('kbd', '', names[sign] ?? sign)));
      row.append(term, make('dd', '', text));
      list.append(row);
    }
    part.append(make('h3', '', title), list);
    byId('help-keys').append(part);
  }
}
