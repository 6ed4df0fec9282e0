/**
 * The date and time of the device, for days, for moments that come from the server and for ages that outlive the page.
 * Anybody can set it back, so the linter lists the modules that may read it; an interval takes `monotonicNow`.
 */
export const wallNow = (): number => Date.now();

/** True for a stored moment of the last `life` milliseconds. One too far ahead is refused, too: the clock was set back. */
export const isWithin = (life: number, at: number, now = wallNow()): boolean => Math.abs(now - at) < life;
