import { setMedia } from '#src/rules/address-sinks.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { MediaUrl } from '#src/rules/media-url.ts';
import type { PlayedRange } from '#src/rules/played-ranges.ts';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { WATCHED_SAVE_MS } from '#host/app/limits.ts';
import { failureOf, type VideoFailure } from './video-failure.ts';
import { isPlaylist } from './video-source.ts';

export interface VideoPlan {
  /** Identifies the video in what is recorded. */
  id: string;
  url: MediaUrl;
  /** Where the video continues, in seconds. */
  startOf: (id: string) => number;
  /** Told every few seconds while it plays, and whenever it stops, is left or is sought in. */
  onProgress: (id: string, at: number, duration: number, played: readonly PlayedRange[]) => void;
  /** Called when the video pauses or ends, and when the page is hidden or left. */
  onRest: () => void;
}

interface VideoSource {
  failure: VideoFailure | null;
  /** Loads the video again, at the same position. */
  retry: () => void;
  /** Where the video was continued; 0 at its start. */
  resumedAt: number;
}

/** Loads a video into a video element and records its position. `wantsPlay`: it plays as soon as it can. */
export function useVideoSource(
  video: RefObject<HTMLVideoElement | null>,
  { id, url, startOf, onProgress, onRest }: VideoPlan,
  wantsPlay: RefObject<boolean>,
): VideoSource {
  const { paths } = usePortal().config;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<VideoFailure | null>(null);
  const [resumedAt, setResumedAt] = useState(0);
  // A video that is tried again continues where it failed.
  const position = useRef({ id: '', at: 0 });

  useEffect(() => {
    const element = video.current;
    if (!element || !url) return undefined;
    const start = position.current.id === id ? position.current.at : startOf(id);
    position.current = { id, at: start };
    setFailure(null);
    setResumedAt(start);
    // A video reports where it has moved to, once: another tab may be further along by now.
    let reported = start;
    let hasMoved = false;
    const listeners = new AbortController();
    const { signal } = listeners;

    // A video that has broken off may be at 0 again, which is not where the user was.
    const isReady = () => element.readyState >= HTMLMediaElement.HAVE_METADATA && !element.error;
    const report = () => {
      const { currentTime, duration } = element;
      if (!isReady() || !hasMoved || !Number.isFinite(duration) || currentTime === reported) return;
      reported = currentTime;
      hasMoved = !element.paused;
      onProgress(id, currentTime, duration, rangesOf(element.played));
    };
    const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
      loadedmetadata() {
        if (start > 0) element.currentTime = Math.min(start, element.duration);
        reported = element.currentTime;
        // A browser may forbid it, and shows the button then.
        if (wantsPlay.current) element.play().catch(() => {});
      },
      timeupdate() {
        if (isReady() && !element.seeking) position.current = { id, at: element.currentTime };
      },
      play() {
        hasMoved = true;
        wantsPlay.current = true;
      },
      pause() {
        // Also at its end, where the next video shall play.
        if (!element.ended) wantsPlay.current = false;
        report();
        onRest();
      },
      seeked() {
        hasMoved = true;
        if (isReady()) position.current = { id, at: element.currentTime };
        report();
      },
      ended: report,
      error() {
        void failureOf(element.error, url).then((failure) => {
          if (!signal.aborted) setFailure(failure);
        });
      },
    };
    for (const [name, handle] of Object.entries(handlers)) {
      element.addEventListener(name, handle, { signal });
    }
    const timer = setInterval(() => {
      if (!element.paused) report();
    }, WATCHED_SAVE_MS);
    const leave = () => {
      report();
      onRest();
    };
    window.addEventListener('pagehide', leave, { signal });
    document.addEventListener('visibilitychange', leave, { signal });
    const detach = attach(element, url, paths, setFailure);
    return () => {
      leave();
      clearInterval(timer);
      listeners.abort();
      detach();
    };
  }, [video, id, url, paths, startOf, onProgress, onRest, wantsPlay, attempt]);

  return { failure, retry: useCallback(() => setAttempt((count) => count + 1), []), resumedAt };
}

const rangesOf = (played: TimeRanges): PlayedRange[] =>
  Array.from({ length: played.length }, (_, place) => [played.start(place), played.end(place)] as const);

type Paths = Readonly<Record<string, string>>;

function attach(
  video: HTMLVideoElement,
  url: MediaUrl,
  paths: Paths,
  onFailure: (failure: VideoFailure) => void,
): () => void {
  if (isPlaylist(url) && !video.canPlayType('application/vnd.apple.mpegurl')) {
    return attachLater(video, url, paths, onFailure);
  }
  setMedia(video, url);
  video.load();
  return () => {
    video.removeAttribute('src');
    video.load();
  };
}

/** hls.js weighs more than the rest of the page, so it is loaded for such a video only. */
function attachLater(
  video: HTMLVideoElement,
  url: MediaUrl,
  paths: Paths,
  onFailure: (failure: VideoFailure) => void,
): () => void {
  let isDetached = false;
  let detach = () => {};
  import('./hls.ts').then(
    ({ attachPlaylist }) => {
      if (!isDetached) detach = attachPlaylist(video, url, paths, onFailure);
    },
    () => {
      // The code of the player has not come.
      if (!isDetached) onFailure('network');
    },
  );
  return () => {
    isDetached = true;
    detach();
  };
}
