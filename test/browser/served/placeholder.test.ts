import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { placeholderOf, tagsWithPlaceholder } from '#widgets/placeholders.ts';
import { eventually } from '../../eventually.ts';
import { openServedScene } from './scene.ts';

/** The boxes that an element draws: of itself and of its button or bar. */
function boxesOf(element: HTMLElement): string {
  const drawn = element.shadowRoot?.querySelector('button, header');
  return [element, drawn]
    .map((one) => one?.getBoundingClientRect())
    .map((box) => (box ? [box.x, box.y, box.width, box.height].join(' ') : 'none'))
    .join(', ');
}

/** An element as the parser meets it in a page, with its placeholder; its settings are still on their way. */
function parsed(tag: string, theme: 'auto' | 'light' | 'dark' = 'auto') {
  const scene = openServedScene({ as: 'teacher' });
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(async () => {
    place.remove();
    await scene.close();
  });
  const placeholder = placeholderOf(tag, { locale: 'zh-CN', theme }) ?? '';
  place.setHTMLUnsafe(`<${tag} theme="${theme}">${placeholder}</${tag}>`);
  const element = place.firstElementChild as HTMLElement;
  const root = element.shadowRoot;
  if (!root) throw new Error('the browser knows no declarative root');
  const isOwn = () => root.querySelector('.portal-root') !== null;
  return { element, root, isOwn };
}

/** A colour as the screen shows it, whatever form it is written in. */
function shown(colour: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('the browser draws nothing');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data.join(' ');
}

function coloursOf(root: ShadowRoot, selector: string) {
  const style = getComputedStyle(root.querySelector(selector) ?? document.body);
  return {
    ink: shown(style.color),
    ground: shown(style.backgroundColor),
    line: shown(style.borderBottomColor),
  };
}

describe.each([
  ['a computer', 1280],
  ['a phone', 390],
])('on %s, a placeholder', (_, width) => {
  beforeEach(() => page.viewport(width, 800));

  test.each(tagsWithPlaceholder)(
    'of %s gives way to the element in one frame, in the same place',
    async (tag) => {
      const { element, root, isOwn } = parsed(tag);
      expect(isOwn()).toBe(false);
      const before = boxesOf(element);
      const frames: string[] = [];
      await new Promise<void>((resolve) => {
        requestAnimationFrame(function look() {
          frames.push(boxesOf(element));
          if (isOwn()) resolve();
          else requestAnimationFrame(look);
        });
      });
      expect([...new Set(frames)]).toEqual([before]);
      expect(root.querySelectorAll('style, button[disabled]')).toHaveLength(0);
    },
  );
});

describe('a placeholder', () => {
  beforeEach(() => page.viewport(1280, 800));

  test.each(
    (['light', 'dark'] as const).flatMap((theme) => tagsWithPlaceholder.map((tag) => [tag, theme] as const)),
  )('of %s has the colours of the element, in %s', async (tag, theme) => {
    const { root, isOwn } = parsed(tag, theme);
    const selector = tag === 'portal-header' ? 'header' : 'button';
    const before = coloursOf(root, selector);
    await eventually(() => expect(isOwn()).toBe(true));
    const { ink, ground, line } = coloursOf(root, selector);
    expect(before).toMatchObject(tag === 'portal-header' ? { ground, line } : { ink, ground });
  });

  test('leaves an element that opens its dialog, also when it is moved into another window', async () => {
    const { element, root, isOwn } = parsed('portal-bell');
    await eventually(() => expect(isOwn()).toBe(true));
    const frame = document.createElement('iframe');
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    frame.contentDocument?.body.append(element);
    await eventually(() => expect(root.querySelector('button[aria-haspopup]')).not.toBeNull());
    root.querySelector<HTMLElement>('button[aria-haspopup]')?.click();
    await eventually(() => expect(root.querySelector('[role=dialog]')).not.toBeNull());
  });
});
