import { gapParts } from '#host/app/content/question/answers.ts';
import { folded } from './half-width.ts';

const stop = /^[。.;,:(]/;
const letters =
  /^(?:应?故?选择?|是|为)?\s?[([]?\s?([A-Z](?:\s?[、,;/.+&和与及]?\s?[A-Z])*)\s?[)\]]?(?![A-Z\d])/i;
const yes = /^(?:对|正确|是|√|✓|✔|☑|T|true|Y|yes)(?=$|[\s。.;,:!()])/i;
const no = /^(?:错误?|否|不对|不正确|×|✗|✘|x|F|false|N|no)(?=$|[\s。.;,:!()])/i;

/** The value at the start of an answer, and the text after it. */
export interface ReadAnswer<Value> {
  value: Value;
  rest: string;
}

/** The letters of a choice: `A、C`, `故选B。因为…`. Null where it is none: `A 与 B 之间`. */
export function lettersOf(given: string): ReadAnswer<string[]> | null {
  const fold = folded(given);
  let found = letters.exec(fold)?.[0] ?? '';
  // `A。B 不对`: the letters may reach into the sentence behind them.
  while (found) {
    const rest = fold.slice(found.length).trim();
    if (rest === '' || stop.test(rest) || /^(?:选?项)?\s?(?:解析|因为|由于|$)/.test(rest)) {
      const value = [...new Set(found.toUpperCase().match(/[A-Z]/g))];
      return {
        value,
        rest: given
          .slice(found.length)
          .replace(/^[\s)）\]】]*(?:选?项)?[。.．;；,，:：\s]*/, '')
          .trim(),
      };
    }
    found = found.replace(/[\s、,;/.+&和与及)\]]*[A-Z][\s)\]]*$/i, '');
    if (!/[A-Z]/i.test(found)) return null;
  }
  return null;
}

export function judgementOf(given: string): ReadAnswer<'true' | 'false'> | null {
  const fold = folded(given)
    .trim()
    .replace(/^\(\s?(\S{1,5})\s?\)$/, '$1');
  for (const [pattern, value] of [
    [yes, 'true'],
    [no, 'false'],
  ] as const) {
    const found = pattern.exec(fold);
    if (!found) continue;
    const rest = fold.length === given.trim().length ? given.trim().slice(found[0].length) : '';
    return { value, rest: rest.replace(/^[。.．;；,，:：!！\s]+/, '').trim() };
  }
  return null;
}

const numberedPart = /(?:^|\s|[;；,，。])(?:[(（]\d[)）]|[①-⑳]|第[一二三四五六七八九十\d]空[:：]?)\s*/;
const separators = [/\s*[;；|]\s*/, /\s*\n\s*/, numberedPart, /\s*[、,，]\s*/, /\s+/];

/** The texts of the gaps; a separator counts if it gives one text per gap. */
export function gapAnswers(given: string, gaps: number): string[] {
  const text = given.trim();
  const [main = /;/, ...others] = separators;
  const split = (pattern: RegExp) =>
    text
      .split(pattern)
      .map((part) => part.trim())
      .filter((part, index) => part || index > 0);
  const usual = text.split(main).map((part) => part.trim().replace(/^(?:[(（]\d[)）]|[①-⑳])\s*/, ''));
  if (usual.length === gaps || gaps < 2) return usual;
  return others.map(split).find((parts) => parts.length === gaps) ?? usual;
}

// Not the brackets of a call: `f()`.
const emptyBrackets = /（\s{0,40}[）)]|\(\s{1,40}[）)]|(?<![\w\])])\([）)]/g;

/** Marks gaps by four underscores, however they are written. */
export function withGaps(title: string): { title: string; isGuess: boolean } {
  const marked = title.replaceAll(/[_＿]{2,}/g, (run) => '_'.repeat(run.length > 2 ? run.length : 4));
  if (gapParts(marked).join('').length < marked.length) return { title: marked, isGuess: false };
  const bracketed = marked.replaceAll(emptyBrackets, '____');
  if (bracketed !== marked) return { title: bracketed, isGuess: false };
  // An underlined space loses its line when it is copied.
  const spaced = marked.replaceAll(/(?<=\S)[ \u3000]{3,}(?=\S)/g, '____');
  return { title: spaced, isGuess: spaced !== marked };
}

/** True if a title has a gap to fill in. */
export const hasGap = (title: string) => /[_＿]{2}/.test(title) || title.search(emptyBrackets) >= 0;
