import { UNLOAD_WAIT_MS } from '../../rules/limits.ts';

/**
 * Resolves whether the page is unloading: the browser then aborts its requests, which is no server error.
 * On unload, the caller only continues if the page returns from the back/forward cache.
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
