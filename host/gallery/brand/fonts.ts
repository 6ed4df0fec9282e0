/** The lists of fonts that are offered by name. */
export const fontStacks = {
  song: '"Songti SC", "SimSun", "Noto Serif SC", serif',
  kai: '"Kaiti SC", "KaiTi", serif',
  system: 'system-ui, sans-serif',
} as const;

const generic = new Set([
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'math', 'emoji', 'fangsong'],
  ...['system-ui', 'ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'],
]);

/** These words mean another value than a font of that name. */
const reserved = /^(inherit|initial|unset|revert|revert-layer|default|none)$/i;

/** In quotes stands any name without a quote, an escape or an angle bracket, which would end the text around it. */
const quoted = /^(["'])([^"'\\<>\p{C}]+)\1$/u;
const plain = /^-?[\p{L}_][\p{L}\p{N}_-]*( [\p{L}\p{N}_-]+)*$/u;

/**
 * Writes a list of font families as every style sheet can have it, with each name in quotes; '' for a text that is no list.
 * A Chinese comma divides too.
 */
export function fontList(text: string): string {
  const families = text.match(/"[^"]*"|'[^']*'|[^,，]+|[,，]/g) ?? [];
  const names: string[] = [];
  for (const [place, family] of families
    .map((one) => one.trim())
    .filter(Boolean)
    .entries()) {
    const isComma = /^[,，]$/.test(family);
    if (isComma !== (place % 2 === 1)) return '';
    if (isComma) continue;
    const name = nameOf(family);
    if (!name) return '';
    names.push(name);
  }
  return families.length > 0 && !/[,，]\s*$/.test(text) ? names.join(', ') : '';
}

function nameOf(family: string): string {
  const [, , inside = ''] = quoted.exec(family) ?? [];
  if (inside.trim()) return `"${inside.trim()}"`;
  const name = family.replaceAll(/\s+/g, ' ');
  if (generic.has(name.toLowerCase())) return name.toLowerCase();
  return plain.test(name) && !reserved.test(name) ? `"${name}"` : '';
}
