import { noteError } from '#src/rules/raised-errors.ts';

/** Keeps for the reports what nothing in the portal has caught. An element's page has errors of its own, so elements do not. */
export function noteUncaughtErrors(): void {
  addEventListener('error', ({ error }) => {
    // Scripts of other origins tell nothing.
    if (error) noteError(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}
