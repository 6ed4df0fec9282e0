import { useEffect, useState } from 'react';

/**
 * Loads what is missing, for each owner; true until it is there or has failed. What has failed is asked for again,
 * quietly, when the window gets the focus or is online again.
 */
export function useEnsureLoaded(isMissing: boolean, owner: string, load: () => Promise<void>): boolean {
  const [failed, setFailed] = useState<string | null>(null);
  const [latest] = useState(() => ({ load }));
  useEffect(() => {
    latest.load = load;
  });
  useEffect(() => {
    if (!isMissing) return;
    let gone = false;
    const ask = () => {
      latest.load().catch(() => {
        if (!gone) setFailed(owner);
      });
    };
    ask();
    window.addEventListener('focus', ask);
    window.addEventListener('online', ask);
    return () => {
      gone = true;
      window.removeEventListener('focus', ask);
      window.removeEventListener('online', ask);
    };
  }, [isMissing, owner, latest]);
  return isMissing && failed !== owner;
}
