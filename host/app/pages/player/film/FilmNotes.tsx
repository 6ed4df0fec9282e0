import { Play } from 'lucide-react';
import { fill } from '../../../../../src/texts/texts.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { Button } from '../../../../../src/ui/Button.tsx';
import { Spinner } from '../../../../../src/ui/Spinner.tsx';
import type { FilmState } from './film-state.ts';
import { clockTime } from './film-time.ts';
import { filmTexts } from './texts.ts';

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
