import { afterEach, expect, it, test, vi } from 'vitest';
import { isSupported } from '#src/rules/is-supported.ts';

afterEach(() => void vi.unstubAllGlobals());

const knows = { mathML: true, sheets: true, containers: true };

function browserThat({ mathML, sheets, containers }: typeof knows): void {
  vi.stubGlobal('window', mathML ? { MathMLElement: Object } : {});
  vi.stubGlobal('document', sheets ? { adoptedStyleSheets: [] } : {});
  const supports = (feature: string) => containers && feature === 'container-type: inline-size';
  vi.stubGlobal('CSS', { supports });
}

it('takes a browser that knows everything', () => {
  browserThat(knows);
  expect(isSupported()).toBe(true);
});

test.each([
  ['MathML, as Chromium 108', { ...knows, mathML: false }],
  ['constructed style sheets, as Safari 16.3', { ...knows, sheets: false }],
  ['container queries, as Firefox 109', { ...knows, containers: false }],
])('refuses one without %s', (_, lacking) => {
  browserThat(lacking);
  expect(isSupported()).toBe(false);
});
