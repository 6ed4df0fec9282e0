import type { SchemaIssue } from './schema.ts';

/**
 * What an error may keep of its cause. Errors end up in logs and in events that any script of the page hears, while a
 * transport's error carries address and headers, password and token among them, and an issue carries the whole answer.
 */

/** The name of what broke underneath, e.g. `{ name: 'TypeError' }`. */
export function transportCause(error: unknown): { name: string } {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  return { name: innermost instanceof Error ? innermost.name : typeof innermost };
}

/** Where an answer differs from what was agreed: one line per place, `list.0.id: string`. */
export function schemaCause(issues: readonly SchemaIssue[]): Error {
  return new Error(issues.map((issue) => `${placeOf(issue)}: ${issue.expected ?? issue.type}`).join('\n'));
}

function placeOf({ path = [] }: SchemaIssue): string {
  const keys = path.map((piece) => String(typeof piece === 'object' ? piece.key : piece));
  return keys.join('.') || 'data';
}
