"""What the tests of all pages check with."""


def equal(found, expected, what=""):
    if found != expected:
        raise AssertionError(f"{what}: found {found!r}, expected {expected!r}")


def true(condition, what):
    if not condition:
        raise AssertionError(what)


# The texts of a page that stand out too little from their ground: WCAG 2, 1.4.3, level AA.
CONTRAST = r"""(() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const ground = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const color = rgba(getComputedStyle(e).backgroundColor);
      if (color[3] > 250) return color;
    }
    return [255, 255, 255];
  };
  const light = (color) => {
    const [r, g, b] = color.slice(0, 3).map((v) => v / 255).map((v) => (
      v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = [];
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.offsetParent || element.disabled || element.matches('.unseen, .wave, .wave *, textarea, option')) continue;
    const a = light(rgba(getComputedStyle(element).color)), b = light(ground(element));
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) found.push(`${element.className || element.tagName}: ${contrast.toFixed(2)}`);
  }
  return [...new Set(found)];
})()"""
