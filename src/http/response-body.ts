/** A numeric string counts as its number, except `"1"` and `"-1"`, which mean something of their own. */
export type Code = number | string | undefined;

/** Brings a body's code to the form the table compares with. */
export function parseCode(raw: unknown): Code {
  if (raw === undefined || raw === null) return undefined;
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string') return JSON.stringify(raw);
  const text = raw.trim();
  return text !== '1' && text !== '-1' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The message of a body: the first non-empty string of `msg`, `message`, `data`; else ''. */
export function parseMessage(body: Readonly<Record<string, unknown>>): string {
  for (const key of ['msg', 'message', 'data']) {
    const value = body[key];
    if (typeof value === 'string' && value.trim()) return value;
  }
  return '';
}
