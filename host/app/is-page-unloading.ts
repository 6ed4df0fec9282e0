const patience = 400;

/**
 * Whether the page is being left: its calls are broken off then, which says nothing of the server.
 * Where it is, nothing after this runs any more, or only when the page comes back from the cache.
 */
export function isPageUnloading(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (left: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      resolve(left);
    };
    const leave = () => settle(true);
    const timer = setTimeout(() => settle(false), patience);
    window.addEventListener('pagehide', leave);
  });
}
