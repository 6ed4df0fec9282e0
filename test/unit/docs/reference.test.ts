// @vitest-environment node
import { expect, test } from 'vitest';
import { chineseOfProperty, cssProperties } from '#host/package/css-properties.ts';
import { shownTokens } from '#host/tokens/shown.ts';
import tokensCss from '#src/theme/tokens.css?raw';
import { elementReferences } from '#widgets/references.ts';
import { sizesOfWidget } from '#stories/docs/recorded-sizes.ts';
import { tokenTexts } from '#stories/docs/texts.ts';
import { tokenSections } from '#stories/docs/token-sections.ts';

const sections = tokenSections(await shownTokens());

test('every group of tokens has a title', () => {
  expect(sections.map(({ group }) => group)).toEqual(Object.keys(tokenTexts['zh-CN']));
});

test('a token is shown with its values, its contrast and the style sheets that use it', () => {
  const ink = sections.find(({ group }) => group === 'text')?.tokens.find(({ name }) => name === 'ink');
  expect(ink).toMatchObject({ use: 'var(--portal-ink)', light: '#191e29', dark: '#ebedf1' });
  expect(ink?.contrast?.light).toBeCloseTo(16.7, 1);
  expect(ink?.usedIn).toContain('src/theme/base.css');
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
