import type { Locale } from './texts.ts';

/**
 * Resolves at once, since the widgets include both languages. Kept for applications that await it before
 * rendering.
 */
export async function loadLanguage(_locale?: Locale): Promise<void> {}
