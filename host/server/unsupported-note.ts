import { unsupportedTexts } from '../app/unsupported/texts.ts';
import { fill } from '#src/texts/texts.ts';
import { floor } from './target.ts';

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome, Edge',
  firefox: 'Firefox',
  safari: 'Safari',
};

/** Each browser that the portal works in, with its first version. */
export const browsers = floor
  .map((entry) => entry.split(' '))
  .map(([browser = '', version]) => `${names[browser] ?? browser} ${version}`)
  .join(', ');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What a page shows above its first paint, in both languages, until `first-paint.ts` has found the browser to be recent
 * enough: HTML that every browser understands.
 */
export function unsupportedNote(hotline: string | undefined): string {
  const parts = (['zh-CN', 'en'] as const).map((locale) => {
    const words = unsupportedTexts[locale];
    return `<div lang="${locale}">
        <h2>${words.title}</h2>
        <p>${fill(words.browsers, { browsers })}</p>
        <p>${words.scripts}</p>
        <p>${words.address} <a href="">${words.thisPage}</a></p>
        <p><b>${hotline ? fill(words.hotline, { hotline: escape(hotline) }) : words.noHotline}</b></p>
      </div>`;
  });
  return `<div class="portal-unsupported">
      ${parts.join('\n      ')}
    </div>
    `;
}
