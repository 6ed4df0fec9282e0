import { visibleCharacters } from '#src/rules/characters.ts';
import { SIMILAR_SEARCHES_MAX } from '../../limits.ts';

const withoutLast = (text: string) => visibleCharacters(text).slice(0, -1).join('').trim();

/**
 * Proposes what to search where a text has no result: the text without its last character, and of several words each
 * one, whole and without its last character.
 */
export function similarSearches(searchVal: string): string[] {
  const words = searchVal.split(/\s+/).filter(Boolean);
  const single = words.length > 1 ? [...words, ...words.map(withoutLast)] : [];
  const proposals = [withoutLast(words.join(' ')), ...single];
  return [...new Set(proposals)]
    .filter((text) => text !== '' && text !== searchVal)
    .slice(0, SIMILAR_SEARCHES_MAX);
}
