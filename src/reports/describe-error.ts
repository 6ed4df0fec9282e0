import type { RaisedError } from '../rules/raised-errors.ts';
import type { ReportContent } from './report.ts';

/** The content of the report about an error: nothing of its message but the name of a file. */
export function describeError({ error, call }: RaisedError): ReportContent {
  const { name: written, message, stack, code: sent } = Object(error) as Record<string, unknown>;
  // Anybody can write a name and a code: only what looks like one passes, and no number as long as a person's.
  const name = written === undefined ? typeof error : match(/^[a-z]\w{0,39}$/i, written) || 'Error';
  const code = match(/^(?!.*\d{7})[\w-]{1,20}$/, sent ?? '') ? (sent as number | string) : undefined;
  if (call) return { type: 'call', name, code, call };
  if (name === 'ChunkLoadError') return { type: 'chunk', file: match(file, message) ?? '' };
  // The stack of some browsers begins with the message.
  return { type: 'error', name, code, source: match(source, String(stack).replace(String(message), '')) };
}

const file = /(?<=https?:\/\/[^\s?#]*\/)[\w.-]+\.(js|css)\b/;
const source = /(?<=https?:\/\/[^\s?#]*\/)[\w.-]+\.\w+:\d+:\d+/;

const match = (pattern: RegExp, text: unknown) => pattern.exec(String(text))?.[0];
