// @vitest-environment node
import { expect, test } from 'vitest';
import { defaultEntryLimit, entryLimits, frameLimit } from '../../entry-limits.ts';
import { heavyEntries, type EntrySize } from '../../entry-sizes.ts';

/** Sizes of every widget just within their limits. */
const sizes = Object.entries(entryLimits).map(([widget, { component, element }]): EntrySize => ({
  widget,
  component,
  fromIndex: component,
  element,
}));
const change = (widget: string, changed: Partial<EntrySize>) =>
  sizes.map((size) => (size.widget === widget ? { ...size, ...changed } : size));
const { component, element } = entryLimits.login ?? { component: 0, element: 0 };

test('what is within its limits is well', () => {
  expect(heavyEntries(sizes, frameLimit)).toEqual([]);
});

test.each<[what: string, changed: Partial<EntrySize>, complaint: RegExp]>([
  ['a component', { component: component + 1 }, /^login: \d+ bytes, over its limit/],
  ['an element', { element: element + 1 }, /^elements\/login: \d+ bytes, over its limit/],
  [
    'a component that brings others along',
    { fromIndex: component * 1.1 },
    /^login: \d+\.?\d* bytes out of the index/,
  ],
])('%s that is too heavy is told', (_, changed, complaint) => {
  expect(heavyEntries(change('login', changed), frameLimit)).toEqual([expect.stringMatching(complaint)]);
});

test('what all stand in is weighed too', () => {
  expect(heavyEntries(sizes, frameLimit + 1)).toEqual([expect.stringContaining('PortalProvider')]);
});

test('a widget without limits of its own has the default ones, and limits without a widget are told', () => {
  const gong = { widget: 'gong', ...defaultEntryLimit, fromIndex: defaultEntryLimit.component };
  expect(heavyEntries([...sizes, gong], frameLimit)).toEqual([]);
  const heavy = { ...gong, element: defaultEntryLimit.element + 1 };
  expect(heavyEntries([...sizes, heavy], frameLimit)).toEqual([
    expect.stringMatching(/^elements\/gong: \d+ bytes, over its limit/),
  ]);
  expect(heavyEntries(change('bell', gong), frameLimit)).toEqual([
    expect.stringContaining('bell, which is no widget'),
  ]);
});
