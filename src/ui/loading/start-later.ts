/**
 * Starts something whose code is not needed for the first view: `load` imports it and resolves to its start, which
 * returns the cleanup function. If the code does not load, it stays off. Returns the cleanup function.
 */
export function startLater(load: () => Promise<() => () => void>): () => void {
  let isStopped = false;
  let stop = () => {};
  load().then(
    (start) => {
      if (!isStopped) stop = start();
    },
    () => {},
  );
  return () => {
    isStopped = true;
    stop();
  };
}
