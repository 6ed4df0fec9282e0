import type { ReactNode } from 'react';
import { CloudOff, RotateCw } from 'lucide-react';
import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { useStyles } from '../theme/useStyles.ts';
import { Button } from './Button.tsx';
import css from './state.css?inline';

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

export function ErrorState({ title, message, onRetry, busy = false, compact = false }: ErrorStateProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  return (
    <div className="portal-state" part="error-state" role="alert" data-compact={compact || undefined}>
      <span className="portal-state-icon">
        <CloudOff size={compact ? 22 : 28} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="portal-state-text" data-strong="">
        {title ?? words.errorTitle}
      </p>
      <p className="portal-state-hint">{message || words.errorText}</p>
      {onRetry ? (
        <div className="portal-state-action">
          <Button
            size={compact ? 'small' : 'medium'}
            icon={<RotateCw aria-hidden="true" />}
            busy={busy}
            onClick={onRetry}
          >
            {words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
