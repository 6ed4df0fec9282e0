import type { ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { LongText } from '../text/LongText.tsx';
import { StateView } from './StateView.tsx';

export interface ErrorStateProps {
  /** Defaults to 内容加载失败. */
  title?: ReactNode;
  /** The error message, e.g. that of the server. */
  message?: ReactNode;
  /** Called by the retry button, which is not rendered without it. */
  onRetry?: () => void;
  /** The retry is running. */
  busy?: boolean;
  compact?: boolean;
}

/** Replaces content that failed to load. */
export function ErrorState({ title, message, onRetry, busy = false, compact = false }: ErrorStateProps) {
  const words = useTexts(uiTexts);
  return (
    <StateView of="error" compact={compact} onRetry={onRetry} busy={busy}>
      <p className="portal-state-text" data-strong="">
        {title ?? words.errorTitle}
      </p>
      <p className="portal-state-hint">
        <LongText>{message || words.errorText}</LongText>
      </p>
    </StateView>
  );
}
