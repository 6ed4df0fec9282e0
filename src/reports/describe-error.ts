import type { RaisedError } from '../rules/raised-errors.ts';
import type { ReportContent } from './report.ts';

/** Not failures: the caller went away, or the server has nothing. */
const expected = /^(Aborted|NoContent|Abort)Error$/;

/** The content of the report about an error; undefined where it is none. Nothing of its message but the name of a file. */
export function describeError({
  error,
  call,
}: Pick<RaisedError, 'error' | 'call'>): ReportContent | undefined {
  const { name: given, message, stack, code: sent } = Object(error) as Partial<Record<string, unknown>>;
  const isError = error instanceof Error || typeof stack === 'string';
  // Anybody can write a name and a code: only what looks like one passes, and no number as long as a person's.
  const name = !isError ? typeof error : /^[a-z]\w{0,39}$/i.test(String(given)) ? String(given) : 'Error';
  const code = /^(?!.*\d{7})[\w-]{1,20}$/.test(String(sent ?? '')) ? (sent as number | string) : undefined;
  if (expected.test(name)) return undefined;
  if (call) return { type: 'call', name, code, call };
  if (name === 'ChunkLoadError') return { type: 'chunk', file: fileIn(String(message)) };
  return { type: 'error', name, code, source: sourceIn(String(stack ?? '').replace(String(message), '')) };
}

const fileIn = (text: string) => /https?:\/\/[^\s?#]*\/([\w.-]+\.(?:js|css))\b/.exec(text)?.[1] ?? '';
const sourceIn = (stack: string) =>
  /https?:\/\/[^\s?#]*\/([\w.-]+\.m?[jt]sx?(?:\?[^\s:]*)?:\d+:\d+)/.exec(stack)?.[1];
