import { EARLY_ERRORS_MAX } from './limits.ts';

/** What has gone wrong in this page, as the reporter gets it; reports hold much less, see `src/reports/report.ts`. */
export interface RaisedError {
  error: unknown;
  /** Where: the pattern of a route, the tag of an element, or '' where neither is known. */
  view: string;
  /** Method and path of the call that failed, with its `{name}` places; '' if it is no call. */
  call: string;
  /** Milliseconds since the page began to load. */
  at: number;
}

// On the global object, since the loader and the elements share no module.
const key = Symbol.for('portal.raised/1');
const page = globalThis as { [key]?: RaisedErrors };

interface RaisedErrors {
  /** What the portal's page shows. */
  view: string;
  /** The reporter takes what is in it once it has loaded, and from then on gets what is pushed. */
  list: RaisedError[];
}

export const raisedErrors = (): RaisedErrors => (page[key] ??= { view: '', list: [] });

/** Keeps an error for the reporter, which is loaded later, and only where somebody wants its reports. */
export function noteError(error: unknown, view = '', call = ''): void {
  const { list, view: shown } = raisedErrors();
  if (list.length < EARLY_ERRORS_MAX) list.push({ error, view: view || shown, call, at: performance.now() });
}

/** Says what the portal's page shows from now on: the pattern of its route. */
export function nameView(view: string): void {
  raisedErrors().view = view;
}
