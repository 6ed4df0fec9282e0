import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { capture, type CaptureOptions } from '#widgets/feedback/capture/capture.ts';
import { CAPTURE_LIMIT_MS } from '#widgets/limits.ts';

let ground: HTMLElement;

beforeEach(async () => {
  await page.viewport(1000, 600);
  ground = document.createElement('div');
  document.body.append(ground);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  ground.remove();
});

/** Places an element at the top left of the window. */
function place<Placed extends HTMLElement>(element: Placed, css = ''): Placed {
  element.style.cssText = `position:fixed;left:0;top:0;width:200px;height:100px;border:0;${css}`;
  ground.append(element);
  return element;
}
const box = (css: string) => place(document.createElement('div'), css);

const settings: CaptureOptions = {
  exclude: () => false,
  maskFields: false,
  pictureLabel: '图片',
  onProgress: () => {},
};

/** Captures the page, and returns the colour at a point of the window. */
async function shoot(options: Partial<CaptureOptions> = {}) {
  const picture = await capture(document, { ...settings, ...options });
  return (x: number, y: number) =>
    [...(picture.getContext('2d')?.getImageData(x * 3 + 1, y * 3 + 1, 1, 1).data ?? [])].slice(0, 3);
}

const STRIPES = [
  [211, 216, 224],
  [194, 200, 211],
];

describe('colours that the page may be written in', () => {
  test.each([
    ['oklch', 'oklch(62.8% 0.258 29.23)', [255, 0, 0]],
    ['of the colour scheme', 'light-dark(rgb(0 200 100), rgb(1 1 1))', [0, 200, 100]],
    ['relative', 'rgb(from rgb(10 20 30) b g r)', [30, 20, 10]],
    ['relative to a property in oklch', 'oklch(from var(--brand) l c h)', [255, 0, 0]],
    ['mixed', 'color-mix(in srgb, rgb(200 0 0), rgb(0 0 100))', [100, 0, 50]],
  ])('%s', async (_, colour, expected) => {
    box(`--brand:oklch(62.8% 0.258 29.23);color-scheme:light;background:${colour}`);
    const [red = -1, green = -1, blue = -1] = (await shoot())(100, 50);
    expect(Math.abs(red - (expected[0] ?? 0))).toBeLessThan(3);
    expect(Math.abs(green - (expected[1] ?? 0))).toBeLessThan(3);
    expect(Math.abs(blue - (expected[2] ?? 0))).toBeLessThan(3);
  });
});

test('an element in a shadow root, in another one, and what is put into its slot', async () => {
  const host = place(document.createElement('div'));
  const outer = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync('::slotted(*) { display: block; height: 50px; background: rgb(10 20 200) }');
  outer.adoptedStyleSheets = [styles];
  const between = document.createElement('div');
  const inner = between.attachShadow({ mode: 'open' });
  const block = document.createElement('div');
  block.style.cssText = 'height:50px;background:rgb(20 140 90)';
  inner.append(block);
  outer.append(between, document.createElement('slot'));
  host.append(document.createElement('b'));
  const colour = await shoot();
  expect(colour(100, 25)).toEqual([20, 140, 90]);
  expect(colour(100, 75)).toEqual([10, 20, 200]);
});

test('the part of a page of 30,000 px that the window shows', async () => {
  const tall = document.createElement('div');
  tall.style.cssText =
    'height:30000px;background:linear-gradient(rgb(200 0 0) 0 20000px, rgb(0 0 200) 20000px)';
  ground.append(tall);
  window.scrollTo(0, tall.getBoundingClientRect().top + window.scrollY + 19_700);
  const colour = await shoot();
  window.scrollTo(0, 0);
  expect(colour(500, 250)).toEqual([200, 0, 0]);
  expect(colour(500, 350)).toEqual([0, 0, 200]);
});

describe('a field', () => {
  const field = (attributes: Record<string, string>) => {
    const input = document.createElement('input');
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return place(input, 'background:rgb(0 255 0);padding:0;font-size:60px');
  };

  test.each([
    ['with a password', { type: 'password', value: '███' }],
    ['with a password in plain text', { type: 'text', autocomplete: 'current-password', value: '███' }],
    ['with a code', { type: 'text', autocomplete: 'one-time-code', value: '███' }],
  ] as const)('%s is covered, although fields are shown', async (_, attributes) => {
    field(attributes);
    const colour = await shoot();
    for (const x of [5, 60, 120, 195]) expect(STRIPES).toContainEqual(colour(x, 50));
  });

  test('in a shadow root is covered too', async () => {
    const host = place(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(field({ type: 'password', value: '███' }));
    const colour = await shoot();
    for (const x of [5, 60, 120, 195]) expect(STRIPES).toContainEqual(colour(x, 50));
  });

  test('of another kind shows its value, or is covered with the others', async () => {
    field({ type: 'text', value: '███' });
    expect((await shoot())(195, 50)).toEqual([0, 255, 0]);
    expect(STRIPES).toContainEqual((await shoot({ maskFields: true }))(195, 50));
  });
});

test.each(['progress', 'meter'] as const)('a %s is filled in its accent colour', async (tag) => {
  const bar = place(
    document.createElement(tag),
    'appearance:none;accent-color:rgb(0 90 200);background:rgb(220 220 220)',
  );
  bar.value = 0.5;
  const colour = await shoot();
  expect(colour(50, 50)).toEqual([0, 90, 200]);
  expect(colour(150, 50)).toEqual([220, 220, 220]);
});

describe('a frame stands in place of', () => {
  const FRAME = [238, 240, 244];

  test('an image that its server does not allow to read', async () => {
    const image = new Image();
    image.src = '/sandbox/pictures/elsewhere.svg';
    image.alt = '校徽';
    place(image);
    const { fetch } = window;
    vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
      input === image.src ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init),
    );
    // The browser throws so when another origin's image would be read.
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
      throw new DOMException('tainted', 'SecurityError');
    });
    expect((await shoot())(10, 10)).toEqual(FRAME);
  });

  test('another page', async () => {
    const frame = document.createElement('iframe');
    frame.title = '学校主页';
    frame.srcdoc = '<body style="background:red">';
    place(frame);
    expect((await shoot())(10, 10)).toEqual(FRAME);
  });
});

test('an image that a content policy keeps from being requested again is drawn as the page shows it', async () => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="rgb(200,100,0)"/></svg>')}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 20, height: 10 });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('no picture');
  const shown = new Image();
  shown.src = URL.createObjectURL(blob);
  await shown.decode();
  place(shown);
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    input === shown.src ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init),
  );
  expect((await shoot())(100, 50)).toEqual([200, 100, 0]);
  URL.revokeObjectURL(shown.src);
});

test('a screenshot that would never end is given up', async () => {
  const image = new Image();
  image.src = '/sandbox/pictures/never.svg';
  place(image);
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = expect(capture(document, settings)).rejects.toThrow('takes too long');
  await vi.advanceTimersByTimeAsync(CAPTURE_LIMIT_MS);
  await failed;
});
