import { toHalfWidth } from '#src/rules/characters.ts';

const brackets: Readonly<Record<string, string>> = {
  '【': '[',
  '】': ']',
  '〖': '[',
  '〗': ']',
  '〔': '[',
  '〕': ']',
};

/** Folds signs and letters to half width, one character for one, so that places in the result are places in the text. */
export function folded(text: string): string {
  return toHalfWidth(text).replace(/[【】〖〗〔〕\u00a0\t]/g, (sign) => brackets[sign] ?? ' ');
}
