const UNLOAD_WAIT_MS = 400;

/**
 * Whether the page is being unloaded: the browser aborts its requests then, which says nothing about the server.
 * If it is, nothing after this runs, unless the page returns from the back/forward cache.
 */
export function isPageUnloading(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (left: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      resolve(left);
    };
    const leave = () => settle(true);
    const timer = setTimeout(() => settle(false), UNLOAD_WAIT_MS);
    window.addEventListener('pagehide', leave);
  });
}
