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

interface EmptyListProps extends Omit<EmptyStateProps, 'text' | 'hint'> {
  /** Names the rows that the list would have. */
  text: string;
  hint?: string | undefined;
}

/** Replaces the rows of an empty list: it says so as every list does, then what this one would contain. */
export function EmptyList({ text, hint, ...state }: EmptyListProps) {
  return (
    <EmptyState
      {...state}
      hint={[text, hint].map((line) => (line ? <span key={line}>{line}</span> : null))}
    />
  );
}
