import type { RefObject } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { VideoHandle } from '../player/video/VideoPlayer.tsx';
import { clockTime } from '../player/video/video-time.ts';
import { observationTexts } from './texts.ts';

/** The moment of a remark, which the film goes to. */
export function JumpButton({ seconds, film }: { seconds: number; film: RefObject<VideoHandle | null> }) {
  const words = useTexts(observationTexts);
  const time = clockTime(seconds);
  return (
    <button
      type="button"
      className="portal-observation-time"
      aria-label={fill(words.jump, { time })}
      onClick={() => film.current?.playFrom(seconds)}
    >
      {time}
    </button>
  );
}
