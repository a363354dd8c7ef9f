// What stands on the stage to work it: the divider, the sliders, and what is said where no picture is.

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

function addLabels(caption, sides) {
  for (const side of sides) {
    const label = make('span', 'label', NAMES[side]);
    label.dataset.side = side;
    caption.append(label);
  }
}

function addSwipe({pane, caption}) {
  const divider = make('div', 'divider');
  const values = {role: 'slider', 'aria-label': 'Divider between reference and new', 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-orientation': 'horizontal'};
  for (const [name, value] of Object.entries(values)) divider.setAttribute(name, value);
  divider.tabIndex = 0;
  divider.append(make('i'));
  addLabels(caption, ['reference', 'actual']);
  pane.append(divider);
}

function slider(label, {min, max, step, value}, changed) {
  const input = make('input');
  Object.assign(input, {type: 'range', min, max, step, value});
  input.setAttribute('aria-label', label);
  input.addEventListener('input', () => changed(Number(input.value)));
  return input;
}

function addOnion({frame}) {
  const bar = make('div', 'stage-bar');
  const input = slider('Opacity of the new picture', {min: 0, max: 100, step: 1, value: stage.onion * 100}, value => {
    stage.onion = value / 100;
    stage.cut();
  });
  bar.append(make('span', '', NAMES.reference), input, make('span', '', NAMES.actual));
  frame.append(bar);
}

function addBlink({frame, caption}) {
  const bar = make('div', 'stage-bar');
  const play = make('button', 'blink-play');
  const words = make('output');
  const say = () => words.textContent = `${stage.blink.rate} per second`;
  // Three changes a second at most: a faster flicker may harm people.
  const input = slider('Changes per second', {min: 0.5, max: 3, step: 0.5, value: stage.blink.rate}, value => {
    stage.blink.rate = value;
    say();
    if (stage.blink.isOn) stage.setBlinking(true);
  });
  play.addEventListener('click', () => stage.setBlinking(!stage.blink.isOn));
  const flip = make('button', '', 'Flip');
  flip.addEventListener('click', () => {
    stage.setBlinking(false);
    stage.flip();
  });
  say();
  bar.append(play, flip, input, words);
  caption.append(make('span', 'label blink-label'));
  frame.append(bar);
  stage.setBlinking(!reducedMotion.matches);
}

function paintBlink() {
  const play = stage.element.querySelector('.blink-play');
  if (play) play.textContent = stage.blink.isOn ? 'Pause' : 'Play';
}

/// Space: pauses and goes on, or changes the pictures once where motion is not wanted.
function pressBlink() {
  if (stage.mode === 'single') return;
  if (stage.view !== 'blink') return setView('blink');
  if (!reducedMotion.matches) return stage.setBlinking(!stage.blink.isOn);
  stage.setBlinking(false);
  stage.flip();
}

/// What stands where the other picture would.
function absent(title, text) {
  const box = make('div', 'absent');
  box.append(make('b', '', title), make('p', '', text));
  return box;
}

function emptyState(entry) {
  const texts = {
    same: ['Nothing differs', entry.exact ? 'Both files have the same bytes or pixels.'
      : 'All differences are within the tolerance.'],
    failed: ['Could not be compared', entry.summary],
    unused: ['No longer drawn', 'Nothing draws this picture any more. Accept to remove the reference, or reject to keep it.'],
    missing: ['No reference yet', entry.summary],
    renamed: ['The reference has another name', entry.summary],
    different: ['No pictures in this report', entry.summary],
  };
  const box = absent(...texts[entry.status]);
  box.classList.add('empty', entry.status);
  return box;
}
