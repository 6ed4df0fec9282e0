import css from '#src/theme/tokens.css?raw';

export interface TokenGroup {
  /** The comment above the tokens in the style sheet. */
  title: string;
  /** Colours differ by theme, all other values do not. */
  areColours: boolean;
  tokens: { name: string; value: string }[];
}

/** A heading in the style sheet is no sentence; the comments that are explain how a tone is computed. */
const heading = /^ {4}\/\* ([A-Z][^.\n]*) \*\/$/m;
/** A number, or steps by which a tone is computed. */
const isStep = /^(?:[\d.]+$|max|min|clamp|\()/;
const isColour =
  /^(?:light-dark|oklch|color|color-mix|white|black)\b|^var\(--portal-(?:brand|computed|tone)-/;

/** The tokens of the style sheet, by its own headings. */
export function tokenGroups(stylesheet: string = css): TokenGroup[] {
  const [root = ''] = stylesheet.split('@media');
  const [, ...parts] = root.split(heading);
  return parts.flatMap((title, index) => {
    if (index % 2 === 1) return [];
    const tokens = tokensOf(parts[index + 1] ?? '');
    return { title, tokens, areColours: tokens.every(({ value }) => isColour.test(value)) };
  });
}

function tokensOf(declarations: string): TokenGroup['tokens'] {
  return [...declarations.matchAll(/^ {4}(--portal-[\w-]+):\s*([^;]+);/gm)]
    .map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ value }) => !isStep.test(value));
}
