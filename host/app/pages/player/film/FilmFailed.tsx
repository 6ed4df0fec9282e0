import { RotateCw } from 'lucide-react';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { Button } from '../../../../../src/ui/Button.tsx';
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
