import { SERVER_MESSAGE_MAX } from '../rules/limits.ts';
import { isRecord } from '../rules/record.ts';

/** A numeric string counts as its number, except `"1"` and `"-1"`, which have a meaning of their own. */
export type Code = number | string | undefined;

export interface ResponseBody {
  /** The parsed JSON, its long ids as text; undefined where the text is not JSON. */
  json: unknown;
  code: Code;
  message: string;
  data: unknown;
}

/** `parse`: JSON.parse, or what keeps long ids. */
export function parseBody(text: string, parse: (text: string) => unknown): ResponseBody {
  let json: unknown;
  try {
    json = parse(text);
  } catch {
    // The text is not JSON.
  }
  const fields = isRecord(json) ? json : {};
  return { json, code: parseCode(fields.code), message: parseMessage(fields), data: fields.data };
}

/** Normalizes a body's code to what the outcome table compares with. */
export function parseCode(raw: unknown): Code {
  if (raw == null) return undefined;
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string') return JSON.stringify(raw);
  const text = raw.trim();
  return text !== '1' && text !== '-1' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The message of a body: the first non-empty string of `msg`, `message`, `data`, cut where it is no message; else ''. */
export function parseMessage(body: Readonly<Record<string, unknown>>): string {
  for (const key of ['msg', 'message', 'data']) {
    const value = body[key];
    if (typeof value === 'string' && value.trim()) return shortened(value);
  }
  return '';
}

/** A server's stack trace or file in place of a message would stop the page that shows it. */
function shortened(text: string): string {
  if (text.length <= SERVER_MESSAGE_MAX) return text;
  return `${text.slice(0, SERVER_MESSAGE_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
