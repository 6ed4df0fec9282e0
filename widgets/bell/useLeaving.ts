import { useCallback, type RefObject } from 'react';
import type { PollControls } from '../../src/data/poll.ts';
import type { OnNotice } from '../notifications/index.ts';

export interface BellPanelProps {
  /** The bell. */
  anchor: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  count: number;
  poll: PollControls;
  onNavigate: OnNotice | undefined;
  onClose: (returnFocus?: boolean) => void;
}

/** Closes where a message leads to another place of the same page, which would lie behind the panel. */
export function useLeaving(onNavigate: OnNotice | undefined, onClose: () => void): OnNotice {
  return useCallback(
    (detail) => {
      const answer = onNavigate?.(detail);
      if (detail.target !== '_blank') onClose();
      return answer;
    },
    [onNavigate, onClose],
  );
}
