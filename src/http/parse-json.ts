/** Numbers with fewer digits are exact. */
const LONG_DIGITS = 16;

/**
 * JSON.parse, but an integer that a number cannot hold exactly stays as text, digit by digit: back ends in Java write ids
 * of 64 bits. They are quoted beforehand: the reviver's `context.source` would take seven times as long as JSON.parse, and
 * Chromium 109, Firefox 115 and Safari 16.4 have none. Loaded on demand, by `hasLongDigits`.
 */
export function parseJson(text: string): unknown {
  const quoted = quoteStanding(text);
  if (quoted === text) return JSON.parse(text) as unknown;
  try {
    return JSON.parse(quoted) as unknown;
  } catch {
    // One stands within a text, which a quote there has ended: never valid JSON.
    return JSON.parse(
      text.replace(textOrNumber, (token) =>
        /^-?\d+$/.test(token) && isInexact(token) ? `"${token}"` : token,
      ),
    );
  }
}

const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|[-+.\deE]{16,}/g;

const isInexact = (token: string) => !Number.isSafeInteger(Number(token));

/** Quotes the long integers that stand where a value may stand, be it within a text. */
function quoteStanding(text: string): string {
  const parts: string[] = [];
  let done = 0;
  // No run of digits that is long enough fits between two steps.
  for (let at = LONG_DIGITS - 1; at < text.length; at += LONG_DIGITS) {
    if (!isDigit(text.charCodeAt(at))) continue;
    let start = at;
    while (isDigit(text.charCodeAt(start - 1))) start--;
    while (isDigit(text.charCodeAt(at))) at++;
    if (at - start < LONG_DIGITS) continue;
    if (text.charAt(start - 1) === '-') start--;
    if (!before.includes(text.charAt(start - 1)) || !after.includes(text.charAt(at))) continue;
    const token = text.slice(start, at);
    if (!isInexact(token)) continue;
    parts.push(text.slice(done, start), token);
    done = at;
  }
  return parts.concat(text.slice(done)).join('"');
}

const before = '[:, \n\r\t';
const after = ',]} \n\r\t';

const isDigit = (code: number) => code >= 48 && code <= 57;
