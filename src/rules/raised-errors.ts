import { EARLY_ERRORS_MAX } from './limits.ts';

/** An error of this page, as the reporter gets it; reports hold much less, see `src/reports/report.ts`. */
export interface RaisedError {
  error: unknown;
  /** Where: the pattern of a route, or the tag of an element, if either is known. */
  view?: string | undefined;
  /** Method and path of the call that failed, with its `{name}` places, if it is one. */
  call?: string | undefined;
  /** Milliseconds since the page began to load. */
  at: number;
}

/** The reporter takes what is in the list once it has loaded, and from then on gets what is pushed. */
interface RaisedErrors extends Array<RaisedError> {
  /** The pattern of the route that the portal shows. */
  view?: string;
}

// On the global object, since the loader and the elements share no module.
const key = Symbol.for('portal.raised/1');
const page = globalThis as { [key]?: RaisedErrors };

export const raisedErrors = (): RaisedErrors => (page[key] ??= []);

/** Not failures: the caller went away, or the server has nothing. */
const expected = /^(Abort(ed)?|NoContent)Error$/;

/** Keeps an error for the reporter, which is loaded later, and only where somebody wants its reports. */
export function noteError(error: unknown, view?: string, call?: string): void {
  readStacks(error);
  if (expected.test((Object(error) as Error).name)) return;
  const raised = raisedErrors();
  if (raised.length < EARLY_ERRORS_MAX)
    raised.push({ error, view: view ?? raised.view, call, at: performance.now() });
}

/**
 * Chromium writes a stack when it is read first. Until then the error holds the functions of its frames and what they use:
 * elements that have left the page, for as long as a list or a cache has the error.
 */
function readStacks(error: unknown): void {
  if (error instanceof Error && error.stack !== '') readStacks(error.cause);
}

/** Says what the portal's page shows from now on: the pattern of its route. */
export function nameView(view: string): void {
  raisedErrors().view = view;
}
