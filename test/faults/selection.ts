/** Which cells are run: all, or those of a day. */
export interface Selection {
  /** How it is named in `FAULTS`. */
  name: string;
  includes(call: string, fault: number): boolean;
}

const DAY_MS = 86_400_000;

/** In so many days each call meets every fault once. */
const ROUND_DAYS = 24;

/** FNV-1a: the same number for the same text everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** The cells of `FAULTS`: `all`, also where it is missing; `today`; or a day, to repeat what has failed on it. */
export function cellsOf(faults = 'all', now = Date.now()): Selection {
  if (faults === 'all') return { name: faults, includes: () => true };
  const time = faults === 'today' ? now : Date.parse(faults);
  if (Number.isNaN(time)) throw new Error(`FAULTS is no day: ${faults}`);
  const day = Math.floor(time / DAY_MS);
  return {
    name: new Date(day * DAY_MS).toISOString().slice(0, 10),
    includes: (call, fault) => (fault + day + hashOf(call)) % ROUND_DAYS === 0,
  };
}
