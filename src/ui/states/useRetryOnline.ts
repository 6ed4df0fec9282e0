import { useEffect } from 'react';

/** Calls `retry` when the browser is online again, as long as `hasFailed`. */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retryNow = () => retry();
    window.addEventListener('online', retryNow);
    return () => window.removeEventListener('online', retryNow);
  }, [hasFailed, retry]);
}
