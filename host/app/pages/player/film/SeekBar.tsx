import type { KeyboardEvent } from 'react';
import { fill } from '../../../../../src/texts/texts.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { clockTime, seekTarget, spokenTime } from './film-time.ts';
import { filmTexts } from './texts.ts';

interface SeekBarProps {
  time: number;
  duration: number;
  buffered: number;
  /** The very position, which runs ahead of the one that is shown when keys follow each other quickly. */
  now: () => number;
  onSeek: (time: number) => void;
}

/** The position in the film: how much has been played and loaded, and a slider that seeks. */
export function SeekBar({ time, duration, buffered, now, onSeek }: SeekBarProps) {
  const words = useTexts(filmTexts);
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
    <div className="portal-film-seek">
      <span className="portal-film-time">{clockTime(time)}</span>
      <span className="portal-film-track">
        <progress className="portal-film-buffered" aria-hidden="true" max={most} value={buffered} />
        <progress className="portal-film-played" aria-hidden="true" max={most} value={time} />
        <input
          className="portal-film-slider"
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
      <span className="portal-film-time">{clockTime(duration)}</span>
    </div>
  );
}
