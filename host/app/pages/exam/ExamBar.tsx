import { useState } from 'react';
import { CloudOff, Timer } from 'lucide-react';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { saveState } from './answer-sync.ts';
import { dueWarning, timerText, urgentWarning } from './exam-clock.ts';
import { examTexts } from './texts.ts';
import type { useAnswerSync } from './useAnswerSync.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './exam-bar.css?inline';

interface ExamBarProps {
  seconds: number;
  sync: ReturnType<typeof useAnswerSync>;
  onHandIn: () => void;
}

/** The time left, whether the answers are saved, and the end. It stays in sight. */
export function ExamBar({ seconds, sync: { state, isKept }, onHandIn }: ExamBarProps) {
  useStyles(css);
  const words = useTexts(examTexts);
  const dayTime = useDayTime();
  const warning = dueWarning(seconds);
  // Skip a warning that was due before the page opened: the candidate has seen the clock already.
  const [former] = useState(warning);
  const saved = saveState(state, isKept);
  const text = fill(words[saved], { time: state.savedAt === null ? '' : dayTime(state.savedAt) });
  const isUnsaved = saved === 'keptHere' || saved === 'notKept';
  const spoken = [
    isUnsaved ? text : '',
    warning !== null && warning !== former ? fill(words.minutesLeft, { count: warning }) : '',
  ];
  return (
    <div className="portal-exam-bar">
      <p className="portal-exam-timer" data-urgent={urgentWarning(seconds) ?? undefined}>
        <Timer size={20} aria-hidden="true" />
        <span role="timer" aria-label={words.timeLeft}>
          {timerText(seconds)}
        </span>
      </p>
      <p className="portal-exam-saved" data-unsaved={isUnsaved || undefined}>
        {isUnsaved ? <CloudOff size={16} aria-hidden="true" /> : null}
        {text}
      </p>
      <VisuallyHidden role="status">{spoken.join(' ')}</VisuallyHidden>
      <Button variant="primary" busy={state.handIn !== null} onClick={onHandIn}>
        {words.handIn}
      </Button>
    </div>
  );
}
