// The sliders: they show what the scene's text says, and write into it.

import { Scene, TYPE_SIZES } from './scene.js';

const AUTOMATIC = 'fit';
const TYPE_NAMES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'AX 1', 'AX 2', 'AX 3', 'AX 4', 'AX 5'];

export class Controls {
  constructor(form, editor) {
    this.form = form;
    this.editor = editor;
    this.size = { width: 0, height: 0 };
    this.pool = [];
    this.own = '';
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', (event) => this.moved(event.target));
    for (const button of form.querySelectorAll('[data-side]')) {
      button.addEventListener('click', () => this.fit(button.dataset.side));
    }
  }

  /** Shows what a scene says; size is the picture's, in points. */
  show(scene, size) {
    this.scene = scene;
    this.size = size;
    const canvas = scene.value('canvas') ?? {};
    const { elements } = this.form;
    for (const element of elements) element.disabled = !scene.isMapping;
    for (const side of ['width', 'height']) this.showSide(side, canvas[side]);
    const ratio = size.height ? size.width / size.height : 1;
    this.set('ratio', ratio, ratio.toFixed(ratio < 10 ? 2 : 1));
    const type = Math.max(TYPE_SIZES.indexOf(canvas.dynamicTypeSize ?? 'large'), 0);
    this.set('type', type, TYPE_SIZES[type], TYPE_NAMES[type]);
    const scale = Number(canvas.scale ?? 1);
    this.set('scale', scale, `${scale}×`);
    elements.scheme.value = canvas.colorScheme === 'dark' ? 'dark' : 'light';
    this.showCount(scene);
    this.showCloud(scene);
  }

  showCloud(scene) {
    for (const row of this.form.querySelectorAll('[data-cloud]')) row.hidden = !scene.cloud;
    const { shape = 'rectangle', effort = 4, seed = 0 } = scene.cloudFields;
    const menu = this.form.elements.shape;
    const isKnown = [...menu.options].some((option) => option.value === shape);
    menu.value = isKnown ? shape : '';
    this.set('effort', effort, String(effort));
    this.set('seed', seed, String(seed));
  }

  showSide(side, value) {
    const isSet = typeof value === 'number';
    const points = isSet ? value : Math.round(this.size[side]);
    this.set(side, points, isSet ? `${points} points` : `${points} points, to fit`, `${points} pt`);
    const button = this.form.querySelector(`[data-side=${side}]`);
    button.setAttribute('aria-pressed', String(!isSet));
  }

  showCount(scene) {
    const { node, reason } = scene.list;
    const input = this.form.elements.count;
    const note = this.form.querySelector('#count-note');
    const sources = node ? scene.sources(node) : [];
    const count = sources.length;
    input.disabled = !node;
    note.textContent = reason ?? '';
    // After another change than the slider's own, it takes from the items that are there then.
    if (sources.join('\n') !== this.own) this.pool = sources;
    input.max = Math.max(24, this.pool.length);
    this.set('count', Math.max(count, 1), node ? String(count) : '–');
  }

  set(name, value, text, short = text) {
    const input = this.form.elements[name];
    input.value = value;
    input.setAttribute('aria-valuetext', text);
    this.form.querySelector(`output[for=${name}]`).textContent = short;
    const share = (input.value - input.min) / (input.max - input.min);
    input.style.setProperty('--share', `${share * 100}%`);
  }

  moved({ name, id, value }) {
    const number = Number(value);
    const changes = {
      width: () => this.canvas({ width: number }, 'width'),
      height: () => this.canvas({ height: number }, 'height'),
      ratio: () => this.canvas(this.shaped(number), 'ratio'),
      count: () => this.count(number),
      type: () => this.canvas({ dynamicTypeSize: TYPE_SIZES[number] }, 'type'),
      scale: () => this.canvas({ scale: number }, 'scale'),
      shape: () => this.cloud({ shape: value }, ''),
      effort: () => this.cloud({ effort: number }, 'effort'),
      seed: () => this.cloud({ seed: number }, 'seed'),
      scheme: () => this.canvas({ colorScheme: value }, 'scheme'),
    };
    changes[name || id]?.();
  }

  /** The sides of a ratio: as large as fits into a square with the longer side of now. */
  shaped(ratio) {
    const side = Math.round(Math.max(this.size.width, this.size.height, 40));
    const width = Math.round(side * Math.min(ratio, 1));
    const height = Math.round(side * Math.min(1 / ratio, 1));
    // Until the picture has come, the next step of the slider starts from here.
    this.size = { width, height };
    return { width, height };
  }

  /** Lets the picture be as long as its view takes, or holds it at the length of now. */
  fit(side) {
    const isFit = typeof this.scene.value('canvas', side) !== 'number';
    this.canvas({ [side]: isFit ? Math.max(Math.round(this.size[side]), 1) : AUTOMATIC }, '');
  }

  count(count) {
    const items = Array.from({ length: count }, (_, index) => this.pool[index % this.pool.length]);
    this.own = items.join('\n');
    this.editor.edit(this.scene.itemEdits(this.scene.list.node, items), 'count');
  }

  cloud(values, group) {
    const scene = new Scene(this.editor.value);
    this.editor.edit(scene.cloudEdits(values), group);
  }

  canvas(values, group) {
    const scene = new Scene(this.editor.value);
    this.editor.edit(scene.canvasEdits(values), group);
  }
}
