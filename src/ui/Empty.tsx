import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { State } from './State.tsx';

export interface EmptyProps {
  /** Default: 暂无相关数据. */
  text?: ReactNode;
  hint?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** For narrow places such as a popover. */
  compact?: boolean;
}

export function Empty({ text, hint, action, compact = false }: EmptyProps) {
  const words = useTexts(uiTexts);
  return (
    <State of="empty" compact={compact}>
      <p className="portal-state-text">{text ?? words.empty}</p>
      {hint ? <p className="portal-state-hint">{hint}</p> : null}
      {action ? <div className="portal-state-action">{action}</div> : null}
    </State>
  );
}
