// Which part of the pictures is seen: all pictures of the stage move and grow together.

const camera = {
  /// How many device pixels a picture's pixel has; of SVG and layouts, CSS pixels for a unit.
  zoom: 1,
  /// What lies in the middle of each pane, in the picture's pixels.
  x: 0, y: 0,
  /// Whether the whole picture is shown, also once the window changes.
  isFit: true,
  /// The change that was zoomed to; -1 for none.
  region: -1,
  /// The pictures' size together, and that of a pane.
  width: 1, height: 1, paneWidth: 1, paneHeight: 1,
  isPixels: true,

  /// CSS pixels for one pixel of the picture.
  get scale() {
    return this.zoom * this.unit;
  },
  get unit() {
    return this.isPixels ? 1 / devicePixelRatio : 1;
  },

  /// The zoom at which a part of the picture fills a pane; in few steps above 1, so that pixels stay
  /// about alike.
  zoomFor(width, height, most) {
    const zoom = Math.min(this.paneWidth / width, this.paneHeight / height) / this.unit;
    const steps = Math.max(Math.floor(devicePixelRatio), 1);
    const whole = this.isPixels && zoom > 1 ? Math.floor(zoom * steps + 0.001) / steps : zoom;
    return Math.min(Math.max(whole, 0.02), most);
  },

  fit() {
    const margin = Math.min(32, this.paneWidth / 12);
    const part = Math.max(this.paneWidth - 2 * margin, 20) / this.paneWidth;
    const zoom = this.zoomFor(this.width / part, this.height / part, 8);
    Object.assign(this, {zoom, x: this.width / 2, y: this.height / 2, isFit: true, region: -1});
  },

  zoomTo(frame, region, margin = Math.max(12, 0.3 * Math.max(frame.width, frame.height))) {
    const zoom = this.zoomFor(frame.width + 2 * margin, frame.height + 2 * margin, 16);
    Object.assign(this, {zoom, x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, isFit: false, region});
  },

  /// Zooms so that what lies at a point of the pane stays there; the middle without one.
  zoomBy(factor, at = {x: this.paneWidth / 2, y: this.paneHeight / 2}) {
    const before = this.scale;
    this.zoom = Math.min(Math.max(this.zoom * factor, 0.02), 64);
    const change = 1 / before - 1 / this.scale;
    this.x += (at.x - this.paneWidth / 2) * change;
    this.y += (at.y - this.paneHeight / 2) * change;
    this.leaveFit();
  },

  /// The next of the usual steps: 0.5, 1, 2, 3, 4 and so on.
  zoomStep(direction) {
    const steps = [0.05, 0.1, 0.25, 0.33, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
    const near = steps.filter(step => direction > 0 ? step > this.zoom * 1.01 : step < this.zoom * 0.99);
    const next = direction > 0 ? near[0] : near.at(-1);
    if (next) this.zoomBy(next / this.zoom);
  },

  panBy(x, y) {
    this.x -= x / this.scale;
    this.y -= y / this.scale;
    this.leaveFit();
  },

  leaveFit() {
    this.x = Math.min(Math.max(this.x, 0), this.width);
    this.y = Math.min(Math.max(this.y, 0), this.height);
    Object.assign(this, {isFit: false, region: -1});
  },

  /// Where the picture's corner lies in a pane, on a whole device pixel.
  get corner() {
    const snap = value => Math.round(value * devicePixelRatio) / devicePixelRatio;
    return {
      x: snap(this.paneWidth / 2 - this.x * this.scale),
      y: snap(this.paneHeight / 2 - this.y * this.scale),
    };
  },
};
