import { expect, test } from 'vitest';
import { chineseOfProperty, cssProperties } from '#host/package/css-properties.ts';
import tokensCss from '#src/theme/tokens.css?raw';
import { elementReferences } from '#widgets/references.ts';
import { sizesOfWidget } from '#stories/docs/recorded-sizes.ts';
import { tokenTexts } from '#stories/docs/texts.ts';
import { tokenGroups } from '#stories/docs/tokens.ts';

test('tokens are grouped by the headings of the style sheet, without the steps of a computation', () => {
  const sheet = `.portal-root {
    /* Says why, so it is no heading. */
    --portal-y: (1 * r);
    /* Surfaces */
    --portal-line: light-dark(
      red,
      blue
    );
    --portal-cap: min(1, 0.5);
    /* Type */
    --portal-text: 14px;
  }
  @media print {
    .portal-root {
    --portal-text: 12px;`;
  expect(tokenGroups(sheet)).toEqual([
    {
      title: 'Surfaces',
      areColours: true,
      tokens: [{ name: '--portal-line', value: 'light-dark( red, blue )' }],
    },
    { title: 'Type', areColours: false, tokens: [{ name: '--portal-text', value: '14px' }] },
  ]);
});

test('every heading of our style sheet has a Chinese title', () => {
  const titles = tokenGroups().map(({ title }) => title);
  expect(titles).toEqual(Object.keys(tokenTexts['zh-CN']));
});

test('the colours of our style sheet are shown in both themes', () => {
  const colours = tokenGroups().filter(({ areColours }) => areColours);
  expect(colours).toHaveLength(4);
  expect(JSON.stringify(colours)).not.toContain('"--portal-tone-');
});

test.each(cssProperties)('$name is used by the style sheet and told in Chinese', ({ name }) => {
  expect(tokensCss).toMatch(new RegExp(`var\\(\\s*${name}\\b`));
  expect(chineseOfProperty[name]).toMatch(/[一-鿿]/);
});

test.each(elementReferences.map(({ tag }) => tag.slice('portal-'.length)))(
  'the sizes of %s have been recorded',
  (name) => {
    const sizes = sizesOfWidget(name);
    for (const form of [sizes.element, sizes.component, sizes.packagedElement]) {
      expect(form?.size).toMatch(/^\d+\.\d kB$/);
      expect(Number.parseFloat(form?.limit ?? '0')).toBeGreaterThanOrEqual(
        Number.parseFloat(form?.size ?? ''),
      );
    }
  },
);
