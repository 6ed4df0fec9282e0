/** The text of a computed `content`: its strings, without their alternative text; null if nothing is generated. */
export function generatedText(content: string): string | null {
  if (content === '' || content === 'none' || content === 'normal') return null;
  let text = '';
  const token = /[\w-]+\([^)]*\)|"((?:[^"\\]|\\.)*)"|(\/)/gs;
  for (const [, string, slash] of content.matchAll(token)) {
    // The alternative text for screen readers follows the slash.
    if (slash) break;
    if (string !== undefined) text += unescapeCss(string);
  }
  return text;
}

function unescapeCss(string: string): string {
  return string.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, hex: string | undefined, character = '') =>
    hex === undefined ? character : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
