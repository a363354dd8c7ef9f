// The pictures, in one of five views; both move and grow together.

const VIEWS = [
  {key: 'side', title: 'Side by side', icon: 'M3 4.5h6v11H3zM11 4.5h6v11h-6z'},
  {key: 'swipe', title: 'Swipe', icon: 'M3 4.5h14v11H3zM10 2v16M6 10H3.5m3-1.5L8 10l-1.5 1.5M13.5 8.5 12 10l1.5 1.5'},
  {key: 'onion', title: 'Onion skin', icon: 'M3 3h10v10H3zM7 7h10v10H7z'},
  {key: 'blink', title: 'Blink', icon: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5zM10 8a2 2 0 1 0 .01 0'},
  {key: 'difference', title: 'Difference', icon: 'M7.5 4.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M12.5 4.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11'},
];
const GROUNDS = {checks: 'Chequered background', white: 'White background', black: 'Black background', grey: 'Grey background'};
const NAMES = {reference: 'Reference', actual: 'New', overlay: 'Difference'};

const stage = {
  element: byId('stage'),
  entry: null,
  view: 'side',
  swipe: 0.5,
  onion: 0.5,
  /// Which of the two blinks now, how often a second they change, and whether they do by themselves.
  blink: {side: 'actual', rate: 1.5, isOn: false, timer: 0},
  panes: [],
  /// What lies on the stage, by side: {element, image, width, height}.
  sheets: {},
  turn: 0,

  sides() {
    return ['reference', 'actual'].filter(side => this.entry[side]);
  },

  /// The view in which the entry is seen: one picture alone has none to choose.
  get mode() {
    return this.sides().length === 2 ? this.view : 'single';
  },

  async show(entry) {
    const turn = ++this.turn;
    const isOther = this.entry !== entry;
    this.entry = entry;
    this.stopBlinking();
    const wanted = this.mode === 'difference' && entry.overlay ? ['overlay'] : this.sides();
    // What was seen before goes if the next takes long: nobody may decide on what is not shown.
    this.element.classList.add('is-loading');
    const all = await Promise.all(wanted.map(side => makeSheet(entry, side)));
    if (turn !== this.turn) return;
    this.element.classList.remove('is-loading');
    this.sheets = Object.fromEntries(wanted.map((side, index) => [side, all[index]]));
    camera.width = Math.max(1, ...all.map(sheet => sheet.x + sheet.width));
    camera.height = Math.max(1, ...all.map(sheet => sheet.y + sheet.height));
    camera.isPixels = entry.kind === 'png';
    if (isOther) Object.assign(camera, {isFit: true, region: -1});
    this.build();
    this.element.dataset.ready = entry.name;
  },

  /// Puts the panes of the view in place.
  build() {
    const {element, mode, sheets} = this;
    const sides = Object.keys(sheets);
    element.replaceChildren();
    element.dataset.mode = mode;
    this.panes = [];
    if (!sides.length) {
      element.append(emptyState(this.entry));
      this.place();
      return;
    }
    if (mode === 'side') {
      for (const side of sides) this.addPane([side], [side]);
    } else if (mode === 'single') {
      if (this.entry.status === 'missing') element.append(absent('No reference yet', 'Accept it to make it the reference.'));
      this.addPane(sides, sides);
      if (this.entry.status === 'unused') element.append(absent('No longer drawn', 'Nothing draws this picture any more. Accept to remove the reference, or reject to keep it.'));
      if (this.entry.status === 'failed') element.append(absent('Could not be compared', this.entry.summary));
    } else {
      this.addPane(sides, ['reference', 'actual']);
    }
    this.addControls(mode);
    this.place();
    for (const {element} of Object.values(sheets)) {
      const drawing = element.querySelector('.layout-drawing');
      if (drawing) squeezeTexts(drawing);
    }
  },

  addPane(sides, marked) {
    const frame = make('div', 'frame');
    const caption = make('div', 'caption');
    const pane = make('div', 'pane');
    const world = make('div', 'world');
    const layer = svg('svg', {class: 'marks', 'aria-hidden': 'true'});
    if (this.mode === 'difference' && !this.entry.overlay) world.classList.add('subtract');
    for (const side of sides) world.append(this.sheets[side].element);
    world.append(layer);
    pane.append(world);
    frame.append(caption, pane);
    this.element.append(frame);
    const label = make('span', 'label', this.mode === 'single' || this.mode === 'side' ? NAMES[sides[0]] : '');
    if (label.textContent) label.dataset.side = sides[0];
    if (label.textContent) caption.append(label);
    this.panes.push({frame, caption, pane, world, layer, marked});
  },

  addControls(mode) {
    const [parts] = this.panes;
    if (mode === 'swipe') addSwipe(parts);
    if (mode === 'onion') addOnion(parts);
    if (mode === 'blink') addBlink(parts);
    if (mode === 'difference') parts.caption.append(make('span', 'label', this.entry.overlay ? NAMES.overlay : 'Colour difference'));
  },

  /// Measures the panes, and puts everything where the camera wants it.
  place() {
    this.element.classList.toggle('rows', this.mode === 'side' && this.prefersRows());
    const pane = this.panes[0]?.pane;
    if (pane) Object.assign(camera, {paneWidth: Math.max(pane.clientWidth, 1), paneHeight: Math.max(pane.clientHeight, 1)});
    if (camera.isFit) camera.fit();
    this.paint();
  },

  /// Whether two pictures are seen larger above one another.
  prefersRows() {
    const {clientWidth, clientHeight} = this.element;
    const inColumns = Math.min(clientWidth / 2 / camera.width, clientHeight / camera.height);
    const inRows = Math.min(clientWidth / camera.width, clientHeight / 2 / camera.height);
    return inRows > inColumns * 1.02;
  },

  paint() {
    const {scale, corner} = camera;
    for (const {world, layer, marked} of this.panes) {
      world.style.left = `${corner.x}px`;
      world.style.top = `${corner.y}px`;
      world.style.width = `${camera.width * scale}px`;
      world.style.height = `${camera.height * scale}px`;
      drawMarks(layer, this.entry, marked);
    }
    for (const {element, x, y, width, height} of Object.values(this.sheets)) {
      element.style.left = `${x * scale}px`;
      element.style.top = `${y * scale}px`;
      element.style.width = `${width * scale}px`;
      element.style.height = `${height * scale}px`;
      element.classList.toggle('pixelated', camera.isPixels && camera.zoom >= 1);
    }
    this.cut();
    byId('zoom').textContent = `${number.format(Math.round(camera.zoom * 100))}%`;
    byId('fit').setAttribute('aria-pressed', camera.isFit);
    byId('one').setAttribute('aria-pressed', !camera.isFit && Math.abs(camera.zoom - 1) < 0.001);
    this.element.classList.toggle('is-fit', camera.isFit);
    paintRegion();
  },

  /// Cuts, fades or hides the two pictures as the view wants it.
  cut() {
    const {reference, actual} = this.sheets;
    if (!reference || !actual) return;
    const {mode} = this;
    const edge = this.swipe * camera.paneWidth - camera.corner.x;
    const left = Math.max(edge - actual.x * camera.scale, 0);
    const right = Math.max((reference.x + reference.width) * camera.scale - edge, 0);
    reference.element.style.clipPath = mode === 'swipe' ? `inset(0 ${right}px 0 0)` : '';
    actual.element.style.clipPath = mode === 'swipe' ? `inset(0 0 0 ${left}px)` : '';
    actual.element.style.opacity = mode === 'onion' ? this.onion : 1;
    const hidden = mode === 'blink' && (this.blink.side === 'actual' ? reference : actual);
    for (const sheet of [reference, actual]) sheet.element.style.visibility = sheet === hidden ? 'hidden' : '';
    const handle = this.element.querySelector('.divider');
    if (handle) handle.style.left = `${this.swipe * 100}%`;
    handle?.setAttribute('aria-valuenow', Math.round(this.swipe * 100));
    const label = this.element.querySelector('.blink-label');
    if (label) label.textContent = NAMES[this.blink.side];
    if (label) label.dataset.side = this.blink.side;
  },

  setSwipe(part) {
    this.swipe = Math.min(Math.max(part, 0), 1);
    this.cut();
  },

  setView(view) {
    this.view = view;
    this.show(this.entry);
  },

  flip() {
    this.blink.side = this.blink.side === 'actual' ? 'reference' : 'actual';
    this.cut();
  },

  stopBlinking() {
    clearInterval(this.blink.timer);
    this.blink.timer = 0;
  },

  /// Begins or ends the blinking, whichever is wanted.
  setBlinking(isOn) {
    this.stopBlinking();
    this.blink.isOn = isOn;
    if (isOn && this.mode === 'blink') this.blink.timer = setInterval(() => this.flip(), 1000 / this.blink.rate);
    paintBlink();
  },
};

/// A picture on its ground, once it is known how large it is.
async function makeSheet(entry, side) {
  const element = make('div', `sheet ${side}`);
  const [, , width, height] = entry.pixels?.[side] ?? [0, 0, 240, 160];
  const origin = originOf(entry, side);
  try {
    if (entry.kind === 'layout' && side !== 'overlay') {
      const {drawing, ...size} = drawLayout(DATA.tree(entry, side), entry.scale);
      element.append(drawing);
      return {element, ...origin, ...size};
    }
    const image = make('img');
    image.alt = `${NAMES[side]} of ${entry.name}`;
    image.draggable = false;
    image.src = DATA.address(entry, side);
    await image.decode();
    element.append(image);
    return {element, ...origin, width: image.naturalWidth || width, height: image.naturalHeight || height};
  } catch {
    element.classList.add('broken');
    element.append(make('p', '', `${NAMES[side]}: this file cannot be shown.`));
    return {element, ...origin, width, height};
  }
}
