import { Converter } from 'opencc-js/cn2t';
import type { Texts } from '#src/texts/texts.ts';
import { texts as corrected, words } from './corrections.ts';

const convert = Converter({ from: 'cn', to: 'twp' });

/** Converts a text, without the corrections. */
export const converted: (text: string) => string = convert;

/** The texts of these areas in Traditional Chinese, by dotted key. */
export function traditionalOf(areas: readonly Texts[]): Record<string, string> {
  return Object.fromEntries(
    areas.flatMap(({ area, 'zh-CN': chinese }) =>
      Object.entries(chinese).map(([key, text]) => {
        const name = `${area}.${key}`;
        return [
          name,
          corrected[name] ?? words.reduce((said, [from, to]) => said.replaceAll(from, to), convert(text)),
        ];
      }),
    ),
  );
}
