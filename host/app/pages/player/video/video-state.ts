import { useEffect, useState, type RefObject } from 'react';

/** The state of a video as its controls show it. */
export interface VideoState {
  isPaused: boolean;
  isEnded: boolean;
  /** It would play, but waits for data. */
  isWaiting: boolean;
  time: number;
  /** 0 until it is known. */
  duration: number;
  /** Until where it has been loaded, from the current position on. */
  buffered: number;
}

const initial: VideoState = {
  isPaused: true,
  isEnded: false,
  isWaiting: false,
  time: 0,
  duration: 0,
  buffered: 0,
};

const events = [
  'canplay',
  'durationchange',
  'emptied',
  'ended',
  'pause',
  'play',
  'playing',
  'progress',
  'seeked',
  'seeking',
  'timeupdate',
  'waiting',
] as const;

/** Follows the state of a video element. */
export function useVideoState(video: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const follow = () => setState(readState(element));
    const listeners = new AbortController();
    for (const event of events) element.addEventListener(event, follow, { signal: listeners.signal });
    return () => listeners.abort();
  }, [video]);
  return state;
}

function readState(video: HTMLVideoElement): VideoState {
  const { paused, ended, currentTime, duration, readyState, buffered } = video;
  const ranges = Array.from({ length: buffered.length }, (_, place) => ({
    start: buffered.start(place),
    end: buffered.end(place),
  }));
  return {
    isPaused: paused,
    isEnded: ended,
    isWaiting: !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    buffered: ranges.find(({ start, end }) => start <= currentTime && currentTime <= end)?.end ?? currentTime,
  };
}
