/** Every letter has a like one, so that a text that did not come from our files is seen at once. */
const likes: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ḃ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ḿ',
  n: 'ñ',
  o: 'ó',
  p: 'ṕ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** Other languages need about so much more room than English does. */
const GROWTH = 0.4;

const numerals = 'one two three four five six seven eight nine ten'.split(' ');

/** Places, markup, entities and addresses stay as they are; of `{count:point|points}` only the words are for readers. */
const parts =
  /(?<name>\{\w+:)(?<one>[^|}]*)\|(?<others>[^}]*)\}|(?<kept>\{\w+\}|<\/?[a-zA-Z][^>]*>|&#?\w+;|https?:\/\/[^\s]+)/g;

/**
 * An English text as a translator of no language would write it: accents on each letter, two fifths more words and
 * brackets around it, which shows where a text is cut or put together from pieces. Our own locale of it is `en-XA`.
 */
export function pseudo(text: string): string {
  let letters = 0;
  const accented = (plain: string) =>
    plain.replaceAll(/[a-z]/gi, (letter) => {
      letters += 1;
      const like = likes[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? like : like.toUpperCase();
    });
  let end = 0;
  let written = '';
  for (const part of text.matchAll(parts)) {
    const { name, one = '', others = '', kept } = part.groups ?? {};
    written += accented(text.slice(end, part.index));
    written += kept ?? `${name}${accented(one)}|${accented(others)}}`;
    end = part.index + part[0].length;
  }
  written += accented(text.slice(end));
  // A separator or a mere place is no text that grows.
  return letters === 0 ? text : `[${written}${padding(Math.ceil(letters * GROWTH), accented)}]`;
}

function padding(length: number, accented: (plain: string) => string): string {
  let words = '';
  for (let count = 0; words.length < length; count += 1) words += ` ${numerals[count % numerals.length]}`;
  return accented(words);
}
