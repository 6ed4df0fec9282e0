import type { ShownToken } from '#host/tokens/shown.ts';

/** The tokens under their headings: a heading for every group of meanings, and one for those of all components. */
export function tokenSections(tokens: readonly ShownToken[]): { group: string; tokens: ShownToken[] }[] {
  const headingOf = ({ level, group }: ShownToken) => (level === 'component' ? 'components' : group);
  return [...new Set(tokens.map(headingOf))].map((group) => ({
    group,
    tokens: tokens.filter((token) => headingOf(token) === group),
  }));
}
