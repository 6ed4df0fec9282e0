import { afterEach, describe, expect, test, vi } from 'vitest';
import { generatedText } from '../../../widgets/feedback/capture/generated-content.ts';
import { bandMarkup } from '../../../widgets/feedback/capture/markup.ts';
import type { PaintNode } from '../../../widgets/feedback/capture/paint-node.ts';
import { runInSlices } from '../../../widgets/feedback/capture/slices.ts';
import { cutLines } from '../../../widgets/feedback/capture/text-lines.ts';

test.each([
  ['none', null],
  ['normal', null],
  ['""', ''],
  ['"/"', '/'],
  // The text after the slash is for screen readers.
  ['"/" / ""', '/'],
  ['"→" / "next page"', '→'],
  ['"a \\"quoted\\" word"', 'a "quoted" word'],
  ['"(" counter(item) ")"', '()'],
  ['"\\201C"', '“'],
  ['url("data:,")', ''],
])('the generated content %s is drawn as %s', (content, text) => {
  expect(generatedText(content)).toBe(text);
});

const node = (content: string, top: number, height: number, children: PaintNode[] = []): PaintNode => ({
  box: { left: 0, top, width: 100, height },
  css: '',
  content,
  children,
  extent: { top, bottom: top + height },
});

test('a band contains only the boxes that are visible in it, and what they stand in', () => {
  const scroller = node('', 0, 900, [
    node('above', 100, 20),
    node('inside', 500, 20),
    node('below', 800, 20),
  ]);
  const root = node('', 0, 900, [scroller]);
  const markup = bandMarkup(root, { top: 480, height: 120 }, new Map());
  expect(markup).toContain('inside');
  expect(markup).not.toContain('above');
  expect(markup).not.toContain('below');
});

test('a picture that its server does not allow is drawn as a frame with its name', () => {
  const refused = { ...node('', 0, 50), picture: { label: '校徽 <1>', load: async () => null, data: null } };
  expect(bandMarkup(node('', 0, 900, [refused]), { top: 0, height: 120 }, new Map())).toContain(
    '校徽 &lt;1&gt;',
  );
});

describe('reading in slices', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('pauses as soon as a slice of 12 ms is used up, so that the page responds', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const slices: number[] = [];
    let taskStart = 0;
    const timer = setInterval(() => {
      slices.push(now - taskStart);
      taskStart = now;
    });
    function* steps(): Generator<void, string> {
      for (let step = 0; step < 40; step++) {
        now += 5;
        yield;
      }
      return 'done';
    }
    expect(await runInSlices(steps())).toBe('done');
    clearInterval(timer);
    expect(slices.length).toBeGreaterThan(3);
    expect(now).toBe(200);
  });
});

const line = (text: string, top: number, width: number) => ({
  text,
  area: { left: 0, top, width, height: 20 },
});

test.each([
  ['fits', [line('十个字', 0, 60)], { right: 100, bottom: Infinity }, ['十个字']],
  ['is too wide', [line('一二三四五六七八九十', 0, 200)], { right: 100, bottom: Infinity }, ['一二三四…']],
  [
    'has more lines than are shown',
    [line('一二三四五', 0, 100), line('六七', 20, 40)],
    { right: 100, bottom: 22 },
    ['一二三四…'],
  ],
])('a text that %s', (_, lines, cut, shown) => {
  expect(cutLines(lines, cut, 20).map(({ text }) => text)).toEqual(shown);
});
