// Mouse, pen and fingers on the stage: drag, pinch and wheel.

const pointers = new Map();
let grip = null;

function paneAt(event) {
  const box = (event.target.closest('.pane') ?? stage.panes[0].pane).getBoundingClientRect();
  return {x: event.clientX - box.x, y: event.clientY - box.y, width: box.width};
}

stage.element.addEventListener('pointerdown', event => {
  if (!stage.panes.length || event.button || event.target.closest('.stage-bar')) return;
  const isDivider = event.target.closest('.divider') || (stage.mode === 'swipe' && camera.isFit);
  pointers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  stage.element.setPointerCapture(event.pointerId);
  grip = pointers.size === 1 && isDivider ? 'divider' : 'pan';
  stage.element.dataset.grip = grip;
  if (grip === 'divider') stage.setSwipe(paneAt(event).x / camera.paneWidth);
});

stage.element.addEventListener('pointermove', event => {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const now = {x: event.clientX, y: event.clientY};
  if (grip === 'divider') {
    const box = stage.panes[0].pane.getBoundingClientRect();
    stage.setSwipe((now.x - box.x) / box.width);
  } else {
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else if (!camera.isFit || Math.hypot(now.x - before.x, now.y - before.y) > 3) camera.panBy(now.x - before.x, now.y - before.y);
    else return;
    stage.paint();
  }
  pointers.set(event.pointerId, now);
});

function pinch(before, now, other) {
  const box = stage.panes[0].pane.getBoundingClientRect();
  const distance = point => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 10);
  const middle = {x: (now.x + other.x) / 2 - box.x, y: (now.y + other.y) / 2 - box.y};
  camera.zoomBy(distance(now) / distance(before), middle);
  camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
}

for (const name of ['pointerup', 'pointercancel']) {
  stage.element.addEventListener(name, event => {
    pointers.delete(event.pointerId);
    if (!pointers.size) delete stage.element.dataset.grip;
  });
}

stage.element.addEventListener('wheel', event => {
  if (!stage.panes.length || event.target.closest('.stage-bar')) return;
  event.preventDefault();
  const lines = event.deltaMode ? 24 : 1;
  if (event.shiftKey) camera.panBy(-(event.deltaX || event.deltaY) * lines, 0);
  else camera.zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), paneAt(event));
  stage.paint();
}, {passive: false});

stage.element.addEventListener('dblclick', event => {
  if (!stage.panes.length || event.target.closest('.stage-bar, .divider')) return;
  if (camera.isFit) camera.zoomBy(Math.max(camera.zoom < 1 ? 1 / camera.zoom : 2, 1), paneAt(event));
  else camera.fit();
  stage.paint();
});

new ResizeObserver(() => stage.entry && stage.place()).observe(stage.element);
