import { useEffect, useState } from 'react';
import { fill } from '../../../../../src/texts/texts.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { Button } from '../../../../../src/ui/Button.tsx';
import { filmTexts } from './texts.ts';

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
