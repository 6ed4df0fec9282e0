import { cacheScopeOf } from '../../src/data/cache-key.ts';
import { useDraftOwner } from '../../src/data/draft.ts';
import { useIsUserIdSettled } from '../../src/data/useUser.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { FeedbackDialogContent } from './FeedbackDialogContent.tsx';
import type { FeedbackTab } from './Feedback.tsx';

export interface FeedbackDialogProps {
  isOpen: boolean;
  tab: FeedbackTab;
  onTab: (tab: FeedbackTab) => void;
  onClose: () => void;
  /** Unread replies over all work orders. */
  unread: number;
  /** Some of them have been read. */
  onRead: () => void;
  onSubmitted?: (detail: { problemId: string }) => unknown;
  onNavigate?: OnNavigate;
}

/** The desk of whoever is signed in: another user starts with drafts, lists and conversations of their own. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const owner = useDraftOwner();
  // Drafts are kept by user id, so it must be settled first.
  const isSettled = useIsUserIdSettled();
  if (!isSettled) return null;
  return <FeedbackDialogContent key={cacheScopeOf(owner)} {...props} isGuest={owner.userId === ''} />;
}
