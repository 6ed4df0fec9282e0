import { setMedia } from '#src/rules/address-sinks.ts';
import type { MediaUrl } from '#src/rules/media-url.ts';
import { useEffect, useState } from 'react';

export interface CaptionTrack {
  url: MediaUrl;
  label: string;
  language: string;
}

/** One caption of a video. */
interface Cue {
  start: number;
  end: number;
  text: string;
}

/** The lines that are shown at a time. */
export function linesAt(cues: readonly Cue[], time: number): string[] {
  return cues.filter(({ start, end }) => start <= time && time < end).map(({ text }) => text);
}

/**
 * Loads the captions of a WebVTT file, also of another origin. The browser's own parser reads them, in a video that is
 * never shown: so the video itself need not be requested by CORS, and the content policy counts them as media.
 */
function loadCues(url: MediaUrl, signal: AbortSignal): Promise<Cue[]> {
  return new Promise((resolve, reject) => {
    const carrier = document.createElement('video');
    carrier.crossOrigin = 'anonymous';
    const track = document.createElement('track');
    track.kind = 'captions';
    track.addEventListener('load', () => resolve([...(track.track.cues ?? [])].map(readCue)));
    track.addEventListener('error', () => reject(new Error(`the captions ${url} cannot be loaded`)));
    signal.addEventListener('abort', () => {
      track.remove();
      reject(signal.reason);
    });
    setMedia(track, url);
    carrier.append(track);
    track.track.mode = 'hidden';
  });
}

function readCue(cue: TextTrackCue): Cue {
  const { startTime: start, endTime: end } = cue;
  return { start, end, text: cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '' };
}

interface Captions {
  cues: readonly Cue[];
  hasFailed: boolean;
}

const none: Captions = { cues: [], hasFailed: false };

/** The captions of a file; none without an address. */
export function useCaptions(url: MediaUrl | ''): Captions {
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
