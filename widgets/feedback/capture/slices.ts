/** The longest time for which the page cannot respond, in milliseconds, apart from a single step that takes longer. */
const SLICE_MS = 12;

/** Lets the page respond to input and paint. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a generator to its end, with a pause after each slice of time. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await pause();
    start = performance.now();
  }
}
