/** A request ends after this time, an upload after this time without progress. */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Our server and nginx wait for a silent browser a little longer, so that the browser is the one to say so. */
export const SERVER_TIMEOUT_MS = REQUEST_TIMEOUT_MS + 15_000;
