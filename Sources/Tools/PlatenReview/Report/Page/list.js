// The list at the left: a tree of one or two levels, with one stop for Tab.

const FILTERS = [
  {key: 'review', title: 'To review', matches: entry => entry.status !== 'same'},
  {key: 'undecided', title: 'Undecided', matches: entry => entry.isDecidable && !decided.has(entry.name)},
  ...Object.entries(STATUSES).map(([key, {title}]) => ({key, title, matches: entry => entry.status === key})),
];
const filter = {key: 'review', text: ''};

/// The rows that are there to be chosen: {item} for a group, {item, entry} for an entry.
let rows = [];
/// What is chosen: a row, and the entry that it shows.
const chosen = {row: null, entry: null};

function matches(entry) {
  return FILTERS.find(({key}) => key === filter.key).matches(entry)
    && filter.text.split(/\s+/).every(word => entry.search.includes(word));
}

/// A group's members that pass the filter.
function shownMembers(item) {
  return item.members.filter(matches);
}

function nameParts(name) {
  const end = name.lastIndexOf('/') + 1;
  return [name.slice(0, end), name.slice(end)];
}

/// What a row says of an entry; in a group, what its heading does not.
function ownSummary(entry, item) {
  const told = toldOf(entry);
  if (item.members.length < 2 || item.title !== told) return told;
  return entry.pixels ? `${plural(entry.pixels.differing, 'pixel')} differ` : '';
}

function entryRow(entry, item) {
  const row = make('div', 'row-entry');
  const [folder, file] = nameParts(entry.name);
  const isInOneFolder = item.members.length > 1 && item.members.every(other => nameParts(other.name)[0] === folder);
  const name = make('span', 'row-name');
  name.append(make('i', '', isInOneFolder ? '' : folder), make('b', '', file));
  row.title = entry.name;
  const text = make('span', 'row-text');
  text.append(name, make('span', 'row-summary', ownSummary(entry, item)));
  row.append(thumbnail(entry), text, make('span', 'mark'));
  return row;
}

function groupRow(item) {
  const row = make('div', 'row-group');
  const text = make('span', 'row-text');
  text.append(make('b', 'row-title', item.title), make('span', 'row-summary'));
  row.append(make('span', 'chevron'), thumbnail(item.members[0]), text, make('span', 'mark'));
  row.querySelector('.chevron').addEventListener('click', event => {
    event.stopPropagation();
    openGroup(item, !item.isOpen);
  });
  return row;
}

function makeRow(row) {
  row.element = row.entry ? entryRow(row.entry, row.item) : groupRow(row.item);
  row.element.setAttribute('role', 'treeitem');
  row.element.tabIndex = -1;
  row.element.addEventListener('click', () => {
    if (!row.entry && chosen.row === row) openGroup(row.item, !row.item.isOpen);
    choose(row);
    closeSide();
  });
  return row;
}

/// The row of an entry or, without one, of its group; made when first asked for.
function rowOf(item, entry) {
  if (!item.rows.has(entry)) item.rows.set(entry, makeRow({item, entry}));
  return item.rows.get(entry);
}

/// Fills the list anew, as after another filter or when a group was opened.
function fillList() {
  rows = [];
  for (const item of items) {
    const members = shownMembers(item);
    const isGroup = item.members.length > 1;
    if (isGroup && members.length) rows.push(rowOf(item));
    if (!isGroup || item.isOpen) rows.push(...members.map(entry => rowOf(item, entry)));
  }
  for (const row of rows) {
    row.element.setAttribute('aria-level', row.entry && row.item.members.length > 1 ? 2 : 1);
    paintRow(row);
  }
  const list = byId('list');
  const [top, hasFocus] = [list.scrollTop, list.contains(document.activeElement)];
  list.replaceChildren(...rows.map(row => row.element));
  list.scrollTop = top;
  if (hasFocus) list.querySelector('[tabindex="0"]')?.focus({preventScroll: true});
  byId('nothing').hidden = rows.length > 0;
  paintFilters();
}

/// Writes what was decided into a row.
function paintRow({item, entry, element}) {
  const members = entry ? [entry] : shownMembers(item);
  const decisions = members.filter(member => member.isDecidable).map(member => verdictIn(item, member));
  const kinds = new Set(decisions);
  const verdict = kinds.size === 1 ? decisions[0] ?? '' : kinds.size > 1 && !kinds.has(undefined) ? 'mixed' : '';
  const words = {accept: 'accepted', reject: 'rejected', mixed: 'decided'}[verdict] ?? '';
  element.dataset.verdict = verdict;
  const isChosen = chosen.row?.element === element;
  element.setAttribute('aria-selected', isChosen);
  element.tabIndex = isChosen ? 0 : -1;
  if (entry) {
    const status = STATUSES[entry.status].title.toLowerCase();
    element.setAttribute('aria-label', [entry.name, status, words, entry.summary].filter(Boolean).join(', '));
    return;
  }
  const done = decisions.filter(Boolean).length;
  const tally = done && done < members.length ? `${number.format(done)} of ${plural(members.length, 'picture')} decided`
    : ['missing', 'unused'].includes(item.status) ? STATUSES[item.status].group : plural(members.length, 'picture');
  element.querySelector('.row-summary').textContent = tally;
  element.setAttribute('aria-expanded', item.isOpen);
  element.setAttribute('aria-label', [item.title, tally, words].filter(Boolean).join(', '));
}

function paintFilters() {
  const box = byId('filters');
  if (!box.childElementCount) {
    for (const {key, title} of FILTERS) {
      const button = make('button');
      button.dataset.filter = key;
      button.append(make('span', '', title), make('b'));
      button.addEventListener('click', () => setFilter(key, filter.text));
      box.append(button);
    }
  }
  for (const button of box.children) {
    const {key, matches} = FILTERS.find(({key}) => key === button.dataset.filter);
    const count = entries.filter(matches).length;
    button.querySelector('b').textContent = number.format(count);
    button.setAttribute('aria-pressed', filter.key === key);
    button.hidden = !count && filter.key !== key && key !== 'review';
  }
}

function setFilter(key, text) {
  Object.assign(filter, {key, text: text.trim().toLowerCase()});
  fillList();
  if (!rows.length) return;
  if (!rows.includes(chosen.row)) choose(rows[0], {isQuiet: true});
  else if (!matches(chosen.entry)) choose(chosen.row, {isQuiet: true});
}

function openGroup(item, isOpen) {
  item.isOpen = isOpen;
  if (!isOpen && chosen.row?.entry && chosen.row.item === item) choose(rowOf(item));
  fillList();
}

/// The entry that a row shows: of a group, the first one that nobody has decided on.
function entryOf({item, entry}) {
  if (entry) return entry;
  const members = shownMembers(item);
  return members.find(member => member.isDecidable && !verdictIn(item, member)) ?? members[0] ?? item.members[0];
}

function choose(row, {isQuiet = false} = {}) {
  const [before, entry] = [chosen.row, entryOf(row)];
  Object.assign(chosen, {row, entry});
  for (const other of [before, row]) if (other) paintRow(other);
  row.element.scrollIntoView({block: 'nearest'});
  const hasFocus = byId('list').contains(document.activeElement);
  if (hasFocus) row.element.focus({preventScroll: true});
  showEntry(entry, isQuiet || hasFocus);
}

/// The group in which an entry is seen: the chosen one if it is in that.
function itemOf(entry) {
  return entry.items.includes(chosen.row?.item) ? chosen.row.item : entry.items[0];
}

/// Goes some rows on, and stays at the ends.
function step(by) {
  const at = rows.indexOf(chosen.row);
  const row = rows[Math.min(Math.max(at < 0 ? 0 : at + by, 0), rows.length - 1)];
  if (row && row !== chosen.row) choose(row);
}

/// Shows an entry in the list; a closed group stands for it unless it is the one that is being seen.
function reveal(entry, options) {
  const item = options?.item ?? itemOf(entry);
  if (!matches(entry)) Object.assign(filter, {key: 'review', text: byId('search').value = ''});
  const isIn = chosen.row?.item === item;
  if (item.members.length > 1 && isIn && !item.isOpen) item.isOpen = true;
  fillList();
  choose(item.members.length > 1 && !item.isOpen ? rowOf(item) : rowOf(item, entry), options);
}

/// Goes on to the next entry on which nobody has decided, from the top again after the last.
function advance() {
  const order = items.flatMap(item => item.members.map(entry => ({item, entry})));
  const at = order.findIndex(({item, entry}) => entry === chosen.entry && item === chosen.row?.item);
  const open = ({item, entry}) => entry.isDecidable && !verdictIn(item, entry) && matches(entry);
  const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find(open);
  fillList();
  if (next) reveal(next.entry, {item: next.item, isQuiet: true});
  else if (chosen.row && rows.includes(chosen.row)) choose(chosen.row, {isQuiet: true});
  else if (rows.length) choose(rows[0], {isQuiet: true});
  else showEntry(chosen.entry, true);
}

byId('list').addEventListener('keydown', event => {
  const {row} = chosen;
  const isGroup = row && !row.entry;
  const act = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => step(-rows.length),
    End: () => step(rows.length),
    ArrowRight: () => isGroup && !row.item.isOpen ? openGroup(row.item, true) : isGroup && step(1),
    ArrowLeft: () => isGroup ? openGroup(row.item, false)
      : row && row.item.members.length > 1 && choose(rowOf(row.item)),
    Enter: () => isGroup && openGroup(row.item, !row.item.isOpen),
  }[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  act();
});
