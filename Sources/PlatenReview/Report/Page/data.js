// What the report holds. Pictures stay text until they are shown.

const STATUSES = {
  different: {title: 'Different', group: 'Different'},
  missing: {title: 'New', group: 'No reference yet'},
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

const summary = JSON.parse(byId('summary').textContent);
const entries = [...document.querySelectorAll('script.entry')].map((element, index) => {
  const entry = JSON.parse(element.textContent);
  element.remove();
  const change = entry.status === 'different' || entry.status === 'missing';
  const isDecidable = change || (entry.status === 'failed' && entry.digest);
  const said = [entry.name, entry.summary, ...entry.fingerprint, ...entry.layout.map(c => c.text)];
  return {...entry, index, isDecidable, search: [...said, ...entry.svg.map(c => c.text)].join('\n').toLowerCase()};
});
const decidable = entries.filter(entry => entry.isDecidable);

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
    const members = entries.filter(entry => entry.status === status);
    members.sort((a, b) => (a.group ?? Infinity) - (b.group ?? Infinity) || a.index - b.index);
    for (const entry of members) {
      const isAlone = status === 'different' && entry.group == null;
      const key = isAlone ? entry : `${status} ${entry.group}`;
      if (!byKey.has(key)) {
        const title = summary.groups[entry.group] || (isAlone ? entry.summary : STATUSES[status].group);
        byKey.set(key, {title, status, members: [], isOpen: false});
        found.push(byKey.get(key));
      }
      byKey.get(key).members.push(entry);
    }
  }
  for (const item of found) for (const entry of item.members) entry.item = item;
  return found;
})();

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
