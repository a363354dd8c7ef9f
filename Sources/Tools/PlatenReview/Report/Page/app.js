// Joins the parts: what is chosen is shown, what is pressed is done, what was done is said.

const preferences = {view: 'side', look: '', ground: 'checks', layout: true, boxes: null, ...STORE.read('preferences')};

function keepPreference(key, value) {
  preferences[key] = value;
  STORE.write('preferences', preferences);
}

function announce(text) {
  byId('announcer').textContent = '';
  requestAnimationFrame(() => byId('announcer').textContent = text);
}

let toastTimer = 0;
function toast(text, canUndo = false) {
  byId('toast').querySelector('span').textContent = text;
  byId('toast-undo').hidden = !canUndo;
  byId('toast').hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => byId('toast').hidden = true, 6000);
}

// What is shown

function showEntry(entry, isQuiet) {
  const [folder, file] = nameParts(entry.name);
  byId('name').replaceChildren(make('i', '', folder), make('span', '', file));
  const size = entry.pixels?.actual ?? entry.pixels?.reference;
  const facts = [size && `${number.format(size[2])} × ${number.format(size[3])} px`, entry.kind.toUpperCase(), entry.scale !== 1 && `@${entry.scale}x`];
  byId('facts').replaceChildren(
    make('span', `badge ${entry.status}`, STATUSES[entry.status].title), make('span', '', facts.filter(Boolean).join(' · ')));
  paintVerdict();
  if (stage.entry === entry && stage.item === chosen.row?.item) return;
  const isOther = stage.entry !== entry;
  stage.item = chosen.row?.item;
  marks.hot = -1;
  if (isOther) stage.show(entry);
  paintFindings(entry);
  paintTools(entry);
  try {
    history.replaceState(null, '', `#${encodeURIComponent(entry.name)}`);
  } catch {
    // Some browsers keep files from naming what they show.
  }
  if (!isQuiet) announce(`${entry.name}, ${STATUSES[entry.status].title}. ${entry.summary}`);
}

function paintVerdict() {
  const {entry, row} = chosen;
  const item = itemOf(entry);
  const decision = verdictIn(item, entry);
  for (const kind of ['accept', 'reject']) {
    byId(kind).setAttribute('aria-pressed', decision === kind);
    byId(kind).disabled = !entry.isDecidable;
  }
  byId('main').dataset.decision = decision ?? '';
  const members = shownMembers(item).filter(member => member.isDecidable);
  byId('group-buttons').hidden = members.length < 2;
  const at = members.indexOf(entry) + 1;
  byId('group-count').textContent = `${row?.entry ? `${number.format(at)} of ` : ''}${plural(members.length, 'picture')}`;
  paintProgress();
}

function paintProgress() {
  const [done, all] = [decided.size, decidable.length];
  byId('progress-text').textContent = all ? `${number.format(done)} of ${number.format(all)} decided` : 'Nothing to decide';
  const bar = byId('progress');
  bar.setAttribute('aria-valuemax', Math.max(all, 1));
  bar.setAttribute('aria-valuenow', done);
  bar.firstElementChild.style.width = `${all ? done / all * 100 : 100}%`;
  document.body.classList.toggle('is-done', all > 0 && done === all);
  const accepted = [...decided.values()].filter(value => value === 'accept').length;
  byId('decisions-text').textContent = done
    ? `${number.format(accepted)} accepted, ${number.format(done - accepted)} rejected, ${number.format(all - done)} left.`
    : 'Nothing is decided yet: accept with a, reject with r.';
  for (const id of ['download', 'copy']) byId(id).disabled = !done && !comments.size;
  byId('storage-note').hidden = STORE.isKept;
}

function paintTools(entry) {
  const isPair = Boolean(entry.reference && entry.actual);
  for (const button of byId('views').children) {
    button.disabled = !isPair;
    button.setAttribute('aria-pressed', isPair && button.dataset.view === stage.view);
  }
  for (const key of ['layout', 'boxes']) byId(`${key}-toggle`).setAttribute('aria-pressed', showsMarks(key, entry));
  byId('layout-toggle').hidden = !entry.places.length;
  byId('boxes-toggle').hidden = !entry.pixels?.regions.length;
  const hasPicture = Boolean(entry.reference || entry.actual);
  byId('main').classList.toggle('is-empty', !hasPicture);
  byId('main').classList.toggle(
    'has-findings', Boolean(entry.isDecidable || entry.layout.length || entry.svg.length || entry.pixels));
}

// What is done

function setView(view) {
  stage.setView(view);
  keepPreference('view', view);
  paintTools(stage.entry);
  if (stage.mode !== 'single') announce(VIEWS.find(({key}) => key === view).title);
}

function toggleMarks(key) {
  const isOn = !showsMarks(key, stage.entry);
  marks[key] = isOn;
  keepPreference(key, isOn);
  paintTools(stage.entry);
  stage.paint();
  announce(`${key === 'layout' ? 'Layout' : 'Boxes'} ${isOn ? 'shown' : 'hidden'}`);
}

function setGround(key) {
  stage.element.dataset.ground = key;
  byId('ground').title = `${GROUNDS[key]} (g)`;
  byId('ground').querySelector('.unseen').textContent = `${GROUNDS[key]}: change`;
}

function changeGround() {
  const keys = Object.keys(GROUNDS);
  keepPreference('ground', keys[(keys.indexOf(preferences.ground) + 1) % keys.length]);
  setGround(preferences.ground);
  announce(GROUNDS[preferences.ground]);
}

const LOOKS = {'': 'System appearance', light: 'Light', dark: 'Dark'};
function setLook(key) {
  document.documentElement.dataset.look = key;
  byId('look').title = LOOKS[key];
  byId('look').querySelector('.unseen').textContent = `${LOOKS[key]}: change`;
}

function verdict(decision) {
  const {entry} = chosen;
  if (!entry.isDecidable) return announce('There is nothing to decide here');
  decide([entry], decision, entry);
  byId('toast').hidden = true;
  const waiting = waits([entry], decision);
  advance();
  said(`${decision === 'accept' ? 'Accepted' : 'Rejected'} ${entry.name}${waiting}`, entry);
}

function verdictOnGroup(decision) {
  const {entry} = chosen;
  const changed = decide(shownMembers(itemOf(entry)), decision, entry);
  if (!changed.length) return announce('There is nothing to decide here');
  const text = `${decision === 'accept' ? 'Accepted' : 'Rejected'} ${plural(changed.length, 'picture')}${waits(changed, decision)}`;
  toast(text, true);
  advance();
  said(text, entry);
}

/// How many of the entries that were accepted here are accepted only once they are in other groups too.
function waits(entries, decision) {
  const count = decision === 'accept' ? entries.filter(entry => !decided.has(entry.name)).length : 0;
  const who = entries.length === 1 ? 'it' : number.format(count);
  return count ? `; ${who} ${count === 1 ? 'waits' : 'wait'} for another group` : '';
}

/// Tells what was done, and what is shown now.
function said(text, before) {
  const next = chosen.entry === before ? '' : `. Now ${chosen.entry.name}`;
  announce(`${text}. ${number.format(decided.size)} of ${number.format(decidable.length)} decided${next}`);
  if (decidable.length && decided.size === decidable.length) {
    toast(SERVER ? 'All decided. The review has ended.' : 'All decided. Download decisions.json with d.');
  }
}

/// A button that was pressed already takes its decision back.
function pressVerdict(decision) {
  const {entry} = chosen;
  if (verdictIn(itemOf(entry), entry) !== decision) return verdict(decision);
  decide([entry], null, entry);
  announce(`${entry.name} is undecided again`);
  fillList();
  paintVerdict();
}

function undo() {
  const last = undoDecision();
  if (!last) return announce('There is nothing to undo');
  byId('toast').hidden = true;
  reveal(last.from, {item: last.item, isQuiet: true});
  announce(`Undone: ${last.before.length === 1 ? last.before[0][0].name : plural(last.before.length, 'decision')}`);
  paintVerdict();
}

function showDecisions(isOpen) {
  byId('decisions').hidden = !isOpen;
  byId('decisions-button').setAttribute('aria-expanded', isOpen);
}

function downloadDecisions() {
  showDecisions(true);
  if (SERVER) return;
  if (!decided.size && !comments.size) return announce('Nothing is decided yet');
  download(decisionsText(), 'decisions.json');
  announce(`Downloaded ${decided.size ? plural(decided.size, 'decision') : plural(comments.size, 'comment')}. Apply them with platen snapshot accept --from decisions.json`);
}

async function copy(text, what) {
  try {
    await copyText(text);
    toast(`${what} copied`);
    announce(`${what} copied`);
  } catch (error) {
    toast(error.message);
    announce(error.message);
  }
}

function escape() {
  if (!byId('decisions').hidden) {
    showDecisions(false);
    byId('decisions-button').focus();
  } else if (document.body.classList.contains('side-open')) {
    closeSide();
    byId('list-button').focus();
  } else if (!byId('toast').hidden) {
    byId('toast').hidden = true;
  } else if (!camera.isFit && stage.panes.length) {
    fit();
  } else if (filter.text || filter.key !== 'review') {
    byId('search').value = '';
    setFilter('review', '');
  }
}

/// Shows the list where there is no room for it beside the picture.
function openSide() {
  if (!byId('list-button').offsetParent) return;
  document.body.classList.add('side-open');
  byId('list-button').setAttribute('aria-expanded', true);
}

function closeSide() {
  document.body.classList.remove('side-open');
  byId('list-button').setAttribute('aria-expanded', false);
}

// What is pressed

function wire() {
  const actions = {
    accept: () => pressVerdict('accept'), reject: () => pressVerdict('reject'),
    'accept-all': () => verdictOnGroup('accept'), 'reject-all': () => verdictOnGroup('reject'),
    previous: () => step(-1), next: () => step(1),
    'zoom-in': () => zoomStep(1), 'zoom-out': () => zoomStep(-1), fit, one: () => zoomTo(1),
    region: toggleRegion, 'region-next': () => stepRegion(1), 'region-previous': () => stepRegion(-1),
    'layout-toggle': () => toggleMarks('layout'), 'boxes-toggle': () => toggleMarks('boxes'), ground: changeGround,
    'decisions-button': () => showDecisions(byId('decisions').hidden), 'decisions-close': escape,
    download: downloadDecisions, copy: () => copy(decisionsText(), 'Decisions'),
    'copy-command': () => copy(byId('command').textContent, 'Command'),
    'help-button': () => byId('help').showModal(), 'toast-undo': undo,
    'list-button': () => document.body.classList.contains('side-open') ? closeSide() : openSide(),
    clear: () => setFilter('review', byId('search').value = ''),
    look: () => {
      const keys = Object.keys(LOOKS);
      keepPreference('look', keys[(keys.indexOf(preferences.look) + 1) % keys.length]);
      setLook(preferences.look);
      announce(LOOKS[preferences.look]);
    },
  };
  for (const [id, act] of Object.entries(actions)) byId(id).addEventListener('click', act);
  // The mouse leaves the focus where the keys are needed.
  document.querySelector('.tools').addEventListener('mousedown', event => event.target.closest('button') && event.preventDefault());
  byId('reviewer').value = preferences.reviewer ?? '';
  byId('reviewer').addEventListener('input', () => keepPreference('reviewer', byId('reviewer').value.trim()));
  byId('search').addEventListener('input', () => setFilter(filter.key, byId('search').value));
  byId('help').addEventListener('click', event => event.target === byId('help') && byId('help').close());
  for (const {key, title, icon} of VIEWS) {
    const button = make('button');
    const drawing = svg('svg', {viewBox: '0 0 20 20', 'aria-hidden': 'true'});
    drawing.append(svg('path', {d: icon}));
    button.dataset.view = key;
    button.title = `${title} (${VIEWS.findIndex(view => view.key === key) + 1})`;
    button.append(drawing, make('span', '', title));
    button.addEventListener('click', () => setView(key));
    byId('views').append(button);
  }
}

function start() {
  const has = (object, key, other) => Object.hasOwn(object, key) ? key : other;
  stage.view = VIEWS.some(({key}) => key === preferences.view) ? preferences.view : 'side';
  preferences.ground = has(GROUNDS, preferences.ground, 'checks');
  preferences.look = has(LOOKS, preferences.look, '');
  setLook(preferences.look);
  setGround(preferences.ground);
  marks.layout = preferences.layout !== false;
  marks.boxes = typeof preferences.boxes === 'boolean' ? preferences.boxes : null;
  fillHelp();
  wire();
  const counts = Object.entries(STATUSES).map(([status, {title}]) => [entries.filter(e => e.status === status).length, title]);
  byId('tally').textContent = counts.filter(([count]) => count).map(([count, title]) => `${number.format(count)} ${title.toLowerCase()}`).join(' · ') || 'No snapshots';
  document.body.dataset.state = 'ready';
  if (!entries.some(FILTERS[0].matches) && entries.length) filter.key = 'same';
  fillList();
  if (!entries.length) return showNothing();
  addEventListener('hashchange', goToAddress);
  if (!goToAddress()) choose(rows[0], {isQuiet: true});
}

/// Shows the entry that the address names, and says whether it names one.
function goToAddress() {
  const named = entries.find(entry => `#${encodeURIComponent(entry.name)}` === location.hash);
  if (named && named !== chosen.entry) {
    const item = itemOf(named);
    item.isOpen = item.members.length > 1;
    reveal(named);
  }
  return Boolean(named);
}

function showNothing() {
  byId('main').classList.add('is-empty');
  for (const part of document.querySelectorAll('header.entry, .tools, #findings, #side')) part.hidden = true;
  document.body.classList.add('no-list');
  stage.element.append(absent('No snapshots', 'Nothing was compared.'));
  stage.element.firstElementChild.classList.add('empty');
  paintProgress();
}

start();
