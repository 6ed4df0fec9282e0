import type { Locale } from './texts.ts';

/** Resolves at once: both languages travel with the widgets. Kept for applications that await it before they render. */
export async function loadLanguage(_locale?: Locale): Promise<void> {}
