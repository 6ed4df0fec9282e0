import { Play, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import type { VideoState } from './video-state.ts';
import { clockTime } from './video-time.ts';
import { videoTexts } from './texts.ts';
import type { VideoFailure } from './video-failure.ts';
import { UP_NEXT_SECONDS, RESUMED_NOTE_SECONDS } from '#host/app/limits.ts';

interface VideoFailedProps {
  failure: VideoFailure;
  onRetry: () => void;
}

/** Says on the video why it does not play, and lets the user try again. */
export function VideoFailed({ failure, onRetry }: VideoFailedProps) {
  const words = useTexts(videoTexts);
  return (
    <div className="portal-video-over" role="alert">
      <p className="portal-video-over-title">{words.failed}</p>
      <p>{words[failure]}</p>
      <div className="portal-video-over-actions">
        <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    </div>
  );
}

interface UpNextProps {
  title: string;
  onPlay: () => void;
  onCancel: () => void;
}

/** Names the next lesson at the end of one, and plays it after a countdown that can be cancelled. */
export function UpNext({ title, onPlay, onCancel }: UpNextProps) {
  const words = useTexts(videoTexts);
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
    <div className="portal-video-over">
      <p className="portal-video-over-title" role="status">
        {fill(words.upNext, { title })}
      </p>
      <p>{fill(words.upNextIn, { count: left })}</p>
      <div className="portal-video-over-actions">
        <Button variant="primary" onClick={onPlay}>
          {words.playNow}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </div>
  );
}

interface VideoStatusProps {
  state: VideoState;
  hint: string;
  captionsFailed: boolean;
  resumedAt: number;
  onPlay: () => void;
  onStartOver: () => void;
}

/** Renders the large play button, the spinner and short notes over the picture. */
export function VideoStatus({
  state,
  hint,
  captionsFailed,
  resumedAt,
  onPlay,
  onStartOver,
}: VideoStatusProps) {
  const words = useTexts(videoTexts);
  const isResumed = resumedAt > 0 && Math.abs(state.time - resumedAt) < RESUMED_NOTE_SECONDS;
  return (
    <>
      {state.isWaiting ? (
        <span className="portal-video-center" role="status" aria-label={words.waiting}>
          <Spinner size={40} />
        </span>
      ) : state.isPaused && !state.isEnded ? (
        // The control bar has the same button for the keyboard.
        <button
          type="button"
          className="portal-video-center portal-video-start"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onPlay}
        >
          <Play size={32} />
        </button>
      ) : null}
      <p className="portal-video-hint" role="status">
        {hint || (captionsFailed ? words.captionsFailed : '')}
      </p>
      {isResumed ? (
        <p className="portal-video-resumed">
          <span role="status">{fill(words.resumed, { time: clockTime(resumedAt) })}</span>
          <Button size="small" onClick={onStartOver}>
            {words.fromStart}
          </Button>
        </p>
      ) : null}
    </>
  );
}
