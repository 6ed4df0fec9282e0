import { useEffect, useState } from 'react';
import { loadCues, type Cue } from './captions.ts';

export interface CaptionTrack {
  url: string;
  label: string;
  language: string;
}

export interface Captions {
  cues: readonly Cue[];
  hasFailed: boolean;
}

const none: Captions = { cues: [], hasFailed: false };

/** The captions of a file; none without an address. */
export function useCaptions(url: string): Captions {
  const [loaded, setLoaded] = useState<Captions & { url: string }>({ ...none, url: '' });
  useEffect(() => {
    if (!url) return undefined;
    const abort = new AbortController();
    loadCues(url, abort.signal).then(
      (cues) => setLoaded({ url, cues, hasFailed: false }),
      () => {
        if (!abort.signal.aborted) setLoaded({ url, cues: [], hasFailed: true });
      },
    );
    return () => abort.abort();
  }, [url]);
  return url !== '' && loaded.url === url ? loaded : none;
}
