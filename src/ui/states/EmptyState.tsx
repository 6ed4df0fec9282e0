import type { ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { LongText } from '../text/LongText.tsx';
import { StateView } from './StateView.tsx';

export interface EmptyStateProps {
  /** Defaults to 暂无相关数据. */
  text?: ReactNode;
  hint?: ReactNode;
  /** E.g. a button or a link. */
  action?: ReactNode;
  /** Reduces the size for narrow containers such as a popover. */
  compact?: boolean;
}

/** Replaces content that is empty. */
export function EmptyState({ text, hint, action, compact = false }: EmptyStateProps) {
  const words = useTexts(uiTexts);
  return (
    <StateView of="empty" compact={compact}>
      <p className="portal-state-text">
        <LongText>{text ?? words.empty}</LongText>
      </p>
      {hint ? (
        <p className="portal-state-hint">
          <LongText>{hint}</LongText>
        </p>
      ) : null}
      {action ? <div className="portal-state-action">{action}</div> : null}
    </StateView>
  );
}
