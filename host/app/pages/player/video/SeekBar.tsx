import type { KeyboardEvent } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { clockTime, seekTarget, spokenTime } from './video-time.ts';
import { videoTexts } from './texts.ts';

interface SeekBarProps {
  time: number;
  duration: number;
  buffered: number;
  /** The exact position, which is ahead of the shown one when keys follow each other quickly. */
  now: () => number;
  onSeek: (time: number) => void;
}

/** The position in the video: how much has been played and loaded, and a slider that seeks. */
export function SeekBar({ time, duration, buffered, now, onSeek }: SeekBarProps) {
  const words = useTexts(videoTexts);
  const said = (seconds: number) => spokenTime(seconds, words);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = seekTarget(event.key, now(), duration);
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  };
  // Both need a maximum above 0 while the duration is unknown.
  const most = duration || 1;
  return (
    <div className="portal-video-seek">
      <span className="portal-video-time">{clockTime(time)}</span>
      <span className="portal-video-track">
        <progress className="portal-video-buffered" aria-hidden="true" max={most} value={buffered} />
        <progress className="portal-video-played" aria-hidden="true" max={most} value={time} />
        <input
          className="portal-video-slider"
          type="range"
          aria-label={words.seek}
          aria-valuetext={fill(words.position, { time: said(time), duration: said(duration) })}
          min={0}
          max={most}
          step="any"
          value={Math.min(time, most)}
          disabled={duration === 0}
          onKeyDown={handleKey}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        />
      </span>
      <span className="portal-video-time">{clockTime(duration)}</span>
    </div>
  );
}
