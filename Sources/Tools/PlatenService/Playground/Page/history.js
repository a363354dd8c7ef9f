// The states of the editor's text. The browser's own history ends where a slider changes the text.

const MOST = 300;

export class History {
  constructor() {
    this.states = [];
    this.index = -1;
    this.group = '';
    this.time = 0;
  }

  get canUndo() { return this.index > 0; }
  get canRedo() { return this.index < this.states.length - 1; }

  /** Adds a state; those of one group that follow each other quickly are one step. */
  add(state, group, now = performance.now()) {
    const joins = group && group === this.group && now - this.time < 1000 && this.index > 0;
    this.states.length = this.index + 1;
    if (joins) this.states[this.index] = state;
    else this.index = this.states.push(state) - 1;
    if (this.states.length > MOST) {
      this.states.shift();
      this.index -= 1;
    }
    this.group = group;
    this.time = now;
  }

  undo() { return this.go(-1); }
  redo() { return this.go(1); }

  go(step) {
    const state = this.states[this.index + step];
    if (state) this.index += step;
    this.group = '';
    return state;
  }
}
