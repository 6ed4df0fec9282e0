/**
 * The time limit of a test in a browser, in milliseconds: a busy machine takes many times as long as a quiet one, and
 * a test that hangs is the only one that needs the limit.
 */
export const testTimeout = 300_000;

/** The limit of a wait in a test, in milliseconds: shorter than the test’s own, so that the wait reports what it misses. */
export const patience = 60_000;

/** The limits of a Vitest project. */
export const limits = { testTimeout, hookTimeout: testTimeout, expect: { poll: { timeout: patience } } };
