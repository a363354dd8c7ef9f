// What the report holds. Pictures stay text until they are shown.

const STATUSES = {
  different: {title: 'Different', group: 'Different'},
  missing: {title: 'New', group: 'No reference yet'},
  renamed: {title: 'Renamed', group: 'The reference has another name'},
  failed: {title: 'Failed', group: 'Could not be compared'},
  unused: {title: 'Unused', group: 'No longer drawn'},
  same: {title: 'Same', group: 'The same'},
};

const byId = id => document.getElementById(id);
const number = new Intl.NumberFormat('en');

function make(tag, className = '', text = '') {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

function plural(count, one, many = `${one}s`) {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/// Writes the counts and sizes in a sentence about pixels as all other numbers are written.
function withGroupedDigits(text) {
  return text.replace(/\d{4,}(?= ?x ?\d| pixels?\b| px\b)|(?<=\dx|\d x )\d{4,}/g, digits => number.format(digits));
}

const summary = JSON.parse(byId('summary').textContent);
const entries = [...document.querySelectorAll('script.entry')].map((element, index) => {
  const entry = JSON.parse(element.textContent);
  element.remove();
  const isChange = ['different', 'missing', 'renamed'].includes(entry.status);
  const isDecidable = isChange || (['failed', 'unused'].includes(entry.status) && entry.digest);
  const said = [entry.name, entry.summary, ...entry.fingerprint, ...entry.layout.map(c => c.text)];
  if (!entry.layout.length && !entry.svg.length) entry.summary = withGroupedDigits(entry.summary);
  entry.causes ??= [];
  entry.places = causesFirst(withoutSlightMoves(together(entry.layout)));
  entry.moments ??= [];
  return {...entry, index, isDecidable, search: [...said, ...entry.svg.map(c => c.text)].join('\n').toLowerCase()};
});
const decidable = entries.filter(entry => entry.isDecidable);

/// The changes of which several views have the same, each once: `Inter is now Nunito (22 texts)`.
function together(changes) {
  const sets = Map.groupBy(changes.filter(change => change.common), change => `${change.kind} ${change.common}`);
  const told = new Set();
  return changes.flatMap(change => {
    const set = change.common ? sets.get(`${change.kind} ${change.common}`) : [change];
    if (set.length < 2) return [change];
    if (told.has(set)) return [];
    told.add(set);
    const frames = side => set.map(part => part[side]).filter(Boolean);
    const union = side => frames(side).length ? numbersAround(frames(side)) : undefined;
    return [{...change, text: change.common, parts: set, old: union('old'), new: union('new')}];
  });
}

/// What the layout's changes come to: where three or more views only moved together, or hardly, they
/// are one change, so that what matters is not one box of ten.
function withoutSlightMoves(changes) {
  const shift = ({old, new: fresh}) => fresh.map((value, index) => value - old[index]);
  const moved = changes.filter(change => ['moved', 'resized'].includes(change.kind) && change.old && change.new);
  const isSlight = change => shift(change).every(value => Math.abs(value) <= 4);
  const way = change => change.kind === 'moved' && shift(change).map(value => value.toFixed(1)).join();
  const sets = [moved.filter(isSlight)];
  for (const change of moved.filter(change => change.kind === 'moved' && !isSlight(change))) {
    const known = sets.slice(1).find(set => way(set[0]) === way(change));
    if (known) known.push(change);
    else sets.push([change]);
  }
  const merged = sets.filter(set => set.length > 2).map(set => ({
    kind: 'moved', text: movedText(set.map(shift)), parts: set,
    old: numbersAround(set.map(change => change.old)), new: numbersAround(set.map(change => change.new)),
  }));
  const gone = new Set(merged.flatMap(change => change.parts));
  return [...changes.filter(change => !gone.has(change)), ...merged];
}

/// The changes with those first that explain the others: of many views that only moved or grew for them
/// one sentence is left, without a mark.
function causesFirst(changes) {
  const follows = ({kind}) => ['moved', 'resized', 'baseline'].includes(kind);
  const [first, rest] = [changes.filter(change => !follows(change)), changes.filter(follows)];
  if (!first.length || rest.length <= 4) return changes;
  const parts = rest.flatMap(change => change.parts ?? [change]);
  return [...first, {kind: 'moved', text: `${plural(parts.length, 'view')} moved or changed size`, parts}];
}

/// The numbers of a frame around frames.
function numbersAround(frames) {
  const {x, y, width, height} = around(frames.map(([x, y, width, height]) => ({x, y, width, height})));
  return [x, y, width, height];
}

/// How far views moved, in points: each as far, or up to so far.
function movedText(shifts) {
  const round = value => Math.round(Math.abs(value) * 100) / 100;
  const most = axis => Math.max(...shifts.map(shift => round(shift[axis])));
  const [x, y] = shifts[0];
  const isAlike = shifts.every(shift => Math.abs(shift[0] - x) < 0.05 && Math.abs(shift[1] - y) < 0.05);
  const ways = [x && `${number.format(round(x))} pt ${x > 0 ? 'right' : 'left'}`, y && `${number.format(round(y))} pt ${y > 0 ? 'down' : 'up'}`];
  if (isAlike && (x || y)) return `content moved ${ways.filter(Boolean).join(' and ')}`;
  const far = Math.max(most(0), most(1)) || Math.max(most(2), most(3));
  const areAsFar = shifts.every(shift => Math.max(...shift.slice(0, 2).map(round)) === far);
  return `content moved by ${areAsFar ? '' : 'up to '}${number.format(far)} pt`;
}

const KINDS = ['png', 'svg', 'layout'];
/// Words of a variant that is not the plain one.
const UNUSUAL = /^(dark|rightToLeft|accessibility\d|x*small|medium|x+large)$/i;

/// A group's members: first the most different one, then the plainest, then the others as they come.
function inOrderOfInterest(members) {
  const share = ({pixels}) => pixels?.compared ? pixels.differing / pixels.compared : 0;
  const oddness = ({name}) => name.split(/[^A-Za-z0-9]+/).filter(word => UNUSUAL.test(word)).length;
  const kind = entry => KINDS.indexOf(entry.kind);
  const first = [...members].sort((a, b) => share(b) - share(a) || kind(a) - kind(b) || a.index - b.index)[0];
  const rest = members.filter(entry => entry !== first);
  const plain = [...rest].sort((a, b) => oddness(a) - oddness(b) || kind(a) - kind(b) || a.index - b.index).slice(0, 1);
  return [first, ...plain, ...rest.filter(entry => !plain.includes(entry))];
}

const DATA = {
  /// The address of an entry's picture: 'reference', 'actual' or 'overlay'; null without one.
  address(entry, side) {
    const element = entry[side] && byId(entry[side]);
    if (!element) return null;
    const isVector = entry.kind === 'svg' && side !== 'overlay';
    return `data:image/${isVector ? 'svg+xml' : 'png'};base64,${element.textContent}`;
  },

  /// The tree of a layout entry.
  tree(entry, side) {
    const bytes = Uint8Array.from(atob(byId(entry[side]).textContent), letter => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  },
};

/// What the list shows: entries on their own, and groups of those that have one cause. What differs
/// without a known cause stands alone; otherwise those without stand together.
const items = (() => {
  const [found, byKey] = [[], new Map()];
  for (const status of Object.keys(STATUSES)) {
    // What has several causes stands in the group of each.
    const members = entries.filter(entry => entry.status === status).flatMap(entry => {
      const {groups} = entry;
      return groups.length ? groups.map(group => ({entry, group})) : [{entry, group: null}];
    });
    members.sort((a, b) => (a.group ?? Infinity) - (b.group ?? Infinity) || a.entry.index - b.entry.index);
    for (const {entry, group} of members) {
      const isAlone = status === 'different' && group == null;
      const key = isAlone ? `entry ${entry.name}` : `${status} ${group}`;
      if (!byKey.has(key)) {
        byKey.set(key, {key, cause: summary.groups[group], status, members: [], rows: new Map(), isOpen: false});
        found.push(byKey.get(key));
      }
      byKey.get(key).members.push(entry);
    }
  }
  for (const item of found) {
    if (['different', 'missing', 'renamed'].includes(item.status)) item.members = inOrderOfInterest(item.members);
    item.title = titleOf(item);
    for (const entry of item.members) entry.items = [...entry.items ?? [], item];
  }
  return found;
})();

/// What a group's members have in common: how many are new, or the cause alone.
function titleOf({cause, status, members}) {
  const counted = `${number.format(members.length)} ${STATUSES[status].title.toLowerCase()}`;
  if (status === 'missing' || !(cause || status === 'different')) return counted;
  return cause ? withGroupedDigits(cause) : toldOf(members[0]);
}

/// All causes of an entry, in one line.
function toldOf(entry) {
  return entry.causes.length ? withGroupedDigits(entry.causes.join('; ')) : firstSentence(entry.summary, entry);
}

/// The first of the sentences that a text strings together: the others stand in their own list.
function firstSentence(text, entry) {
  const said = [...entry.layout, ...entry.svg].map(change => change.text).filter(one => text.startsWith(`${one};`));
  return said.sort((a, b) => b.length - a.length)[0] ?? text;
}

/// What a browser keeps between visits; it may refuse, as for files.
const STORE = {
  isKept: true,
  read(key) {
    try {
      return JSON.parse(localStorage.getItem(`platen-review:${key}`)) ?? {};
    } catch {
      return {};
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(`platen-review:${key}`, JSON.stringify(value));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  },
};
