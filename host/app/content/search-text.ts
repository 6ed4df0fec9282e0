import { visibleCharacters, visibleLength } from '../../../src/rules/characters.ts';
import { SEARCH_LIMIT } from '../../../src/rules/input-limits.ts';

export function isSearchTooLong(text: string): boolean {
  return visibleLength(text) > SEARCH_LIMIT;
}

/**
 * Returns the search text in an address. `SearchField` refuses longer texts than this, so only somebody's link has them;
 * both count alike, so that no emoji is cut in two.
 */
export function searchTextOf(query: URLSearchParams): string {
  const characters = visibleCharacters((query.get('searchVal') ?? '').trim());
  return characters.slice(0, SEARCH_LIMIT).join('').trim();
}
