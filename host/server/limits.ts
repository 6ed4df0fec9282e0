/** The times and sizes of the server alone; `src/rules/limits.ts` has those that browsers know too. */

/** A call that is running when the server is told to stop is still answered, e.g. the hand-in of an exam. */
export const STOP_GRACE_MS = 30_000;

/** Node's own limit of all headers of a request together, which the cookies of a browser do not reach. */
export const HEADER_MAX_KB = 16;

/** A browser sends its headers at once; who sends them by drops keeps a connection busy. */
export const HEADER_WAIT_MS = 30_000;
/** A slower body ends: the slowest mobile network carries several times as much. */
export const BODY_MIN_BYTES_PER_SECOND = 500;

/** A back end that needs longer for its state is not ready; probes themselves commonly wait for no more than this. */
export const PROBE_TIMEOUT_MS = 2000;
/** However many probes ask, the back end is asked once in this time. */
export const PROBE_FRESH_MS = 5000;

/** A longer path is cut in the log. */
export const LOGGED_PATH_MAX = 500;
