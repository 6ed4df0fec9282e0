import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { StateView } from './StateView.tsx';

export interface ErrorStateProps {
  /** Default: 内容加载失败. */
  title?: ReactNode;
  /** What went wrong, e.g. the server's message. */
  message?: ReactNode;
  /** Without it there is no retry button. */
  onRetry?: () => void;
  /** The retry is running. */
  busy?: boolean;
  compact?: boolean;
}

/** In place of content that could not be loaded. */
export function ErrorState({ title, message, onRetry, busy = false, compact = false }: ErrorStateProps) {
  const words = useTexts(uiTexts);
  return (
    <StateView of="error" compact={compact} onRetry={onRetry} busy={busy}>
      <p className="portal-state-text" data-strong="">
        {title ?? words.errorTitle}
      </p>
      <p className="portal-state-hint">{message || words.errorText}</p>
    </StateView>
  );
}
