import type { BaseIssue } from 'valibot';
import type { EndpointDefinition } from './endpoint.ts';
import { expectedBy, type WrongData } from './other-forms.ts';

/** Where an answer differs from its schema, without what stands there: it may be personal, and errors end up in logs. */
export interface WrongFields {
  /** The path of the first field, e.g. `data.records[3].createTime`. */
  field: string;
  /** The call, and a line for each field with what was expected. */
  cause: Error;
}

/** `root`: where the answer's data stand, `data` or the whole `body`. */
export function wrongFields<Input, Data>(
  { method, path }: EndpointDefinition<Input, Data>,
  { issues, pathOf }: WrongData,
  root: 'data' | 'body',
): WrongFields {
  const fieldOf = (issue: BaseIssue<unknown>) =>
    pathOf(issue).reduce<string>(
      (whole, key) => (typeof key === 'number' ? `${whole}[${key}]` : `${whole}.${String(key)}`),
      root,
    );
  const lines = issues.map((issue) => `${fieldOf(issue)}: ${expectedBy(issue)}`);
  return { field: fieldOf(issues[0]), cause: new Error([`${method} ${path}`, ...lines].join('\n')) };
}
