import { useCallback, useEffect, useState, type RefObject } from 'react';
import { VIDEO_IDLE_MS } from '#host/app/limits.ts';

/** Safari on iPhones gives the whole screen to a video only. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Full screen of the stage, and a function that toggles it, which rejects if the browser refuses. */
export function useFullscreen(
  stage: RefObject<HTMLElement | null>,
  video: RefObject<PhoneVideo | null>,
): [boolean, () => Promise<void>] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const element = stage.current;
    const follow = () => setFull(element !== null && document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [stage]);
  return [isFull, useCallback(() => toggle(stage, video), [stage, video])];
}

async function toggle(
  stage: RefObject<HTMLElement | null>,
  video: RefObject<PhoneVideo | null>,
): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (stage.current?.requestFullscreen) await stage.current.requestFullscreen();
  else video.current?.webkitEnterFullscreen?.();
}

/** True once pointer and keys have rested on an element for a while, so that its controls may hide. */
export function useIdle(stage: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = stage.current;
    if (!element || !isWatched) return undefined;
    const begin = () => setTimeout(() => setIdle(true), VIDEO_IDLE_MS);
    let timer = begin();
    const stir = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = begin();
    };
    const listeners = new AbortController();
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
      element.addEventListener(event, stir, { signal: listeners.signal });
    }
    return () => {
      listeners.abort();
      setIdle(false);
      clearTimeout(timer);
    };
  }, [stage, isWatched]);
  return isIdle;
}
