import { Play, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fill } from '../../../../../src/texts/texts.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { Button } from '../../../../../src/ui/Button.tsx';
import { Spinner } from '../../../../../src/ui/Spinner.tsx';
import type { FilmState } from './film-state.ts';
import { clockTime } from './film-time.ts';
import { filmTexts } from './texts.ts';
import type { FilmFailure } from './useFilmSource.ts';

interface FilmFailedProps {
  failure: FilmFailure;
  onRetry: () => void;
}

/** Says on the film why it does not play, and lets the user try again. */
export function FilmFailed({ failure, onRetry }: FilmFailedProps) {
  const words = useTexts(filmTexts);
  return (
    <div className="portal-film-over" role="alert">
      <p className="portal-film-over-title">{words.failed}</p>
      <p>{words[failure]}</p>
      <div className="portal-film-over-actions">
        <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    </div>
  );
}

/** In seconds: the next lesson plays by itself after this time. */
export const UP_NEXT_SECONDS = 8;

interface UpNextProps {
  title: string;
  onPlay: () => void;
  onCancel: () => void;
}

/** Names the next lesson at the end of one, and plays it after a countdown that can be cancelled. */
export function UpNext({ title, onPlay, onCancel }: UpNextProps) {
  const words = useTexts(filmTexts);
  const [left, setLeft] = useState(UP_NEXT_SECONDS);
  useEffect(() => {
    if (left === 0) {
      onPlay();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onPlay]);
  return (
    <div className="portal-film-over">
      <p className="portal-film-over-title" role="status">
        {fill(words.upNext, { title })}
      </p>
      <p>{fill(words.upNextIn, { count: left })}</p>
      <div className="portal-film-over-actions">
        <Button variant="primary" onClick={onPlay}>
          {words.playNow}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </div>
  );
}

/** In seconds: how long the film says where it was continued. */
const RESUMED_NOTE_SECONDS = 6;

interface FilmNotesProps {
  state: FilmState;
  hint: string;
  captionsFailed: boolean;
  resumedAt: number;
  onPlay: () => void;
  onStartOver: () => void;
}

/** Renders the large play button, the spinner and short notes over the picture. */
export function FilmNotes({ state, hint, captionsFailed, resumedAt, onPlay, onStartOver }: FilmNotesProps) {
  const words = useTexts(filmTexts);
  const isResumed = resumedAt > 0 && Math.abs(state.time - resumedAt) < RESUMED_NOTE_SECONDS;
  return (
    <>
      {state.isWaiting ? (
        <span className="portal-film-center" role="status" aria-label={words.waiting}>
          <Spinner size={40} />
        </span>
      ) : state.isPaused && !state.isEnded ? (
        // The control bar has the same button for the keyboard.
        <button
          type="button"
          className="portal-film-center portal-film-start"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onPlay}
        >
          <Play size={32} />
        </button>
      ) : null}
      <p className="portal-film-hint" role="status">
        {hint || (captionsFailed ? words.captionsFailed : '')}
      </p>
      {isResumed ? (
        <p className="portal-film-resumed">
          <span role="status">{fill(words.resumed, { time: clockTime(resumedAt) })}</span>
          <Button size="small" onClick={onStartOver}>
            {words.fromStart}
          </Button>
        </p>
      ) : null}
    </>
  );
}
