import type { Locale } from '#src/texts/texts.ts';

/** Resolves once the texts of a language are here; without a connection too, since Simplified Chinese is better than none. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (locale !== 'zh-Hant') return;
  await import('#src/texts/traditional/traditional.ts').then(
    ({ addTraditional }) => addTraditional(),
    () => {},
  );
}
