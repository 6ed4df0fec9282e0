/*
 * The only functions that leave the page. The portal removes the history entry of a dialog that closes by `history.go()`,
 * which aborts a navigation that has begun; so each of these waits until the history is at rest.
 */

import type { SafeUrl } from '../../rules/safe-url.ts';

type Leave = () => void;
type History = { whenAtRest: (leave: Leave) => void; goBack: () => void };

/** On pages of others, whose routers own the history, nothing has to be waited for. */
const unconnected: History = {
  whenAtRest: (leave) => leave(),
  goBack: () => window.history.back(),
};
let history = unconnected;

/** Sets who moves in the history of the page; returns the cleanup function. */
export function connectHistory(connected: History): () => void {
  history = connected;
  return () => void (history = unconnected);
}

export const leavePage = (url: SafeUrl): void => history.whenAtRest(() => window.location.assign(url));

/** Leaves the page without an entry that leads back to it. */
export const replacePage = (url: SafeUrl): void => history.whenAtRest(() => window.location.replace(url));

export const reloadPage = (): void => history.whenAtRest(() => window.location.reload());

/** Leaves the page for the one before it. */
export const goBack = (): void => history.goBack();
