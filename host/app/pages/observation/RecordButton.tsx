import { Clock } from 'lucide-react';
import type { RefObject } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { clockTime } from '../player/video/video-time.ts';
import { observationTexts } from './texts.ts';
import { useFilmTime } from './useFilmTime.ts';

interface RecordButtonProps {
  stage: RefObject<HTMLElement | null>;
  isBusy: boolean;
  onRecord: () => void;
}

/** Begins a remark at the moment that the film is at; it stays in sight with the film. */
export function RecordButton({ stage, isBusy, onRecord }: RecordButtonProps) {
  const words = useTexts(observationTexts);
  const time = clockTime(useFilmTime(stage));
  return (
    <Button block icon={<Clock size={16} aria-hidden="true" />} disabled={isBusy} onClick={onRecord}>
      {fill(words.record, { time })}
    </Button>
  );
}
