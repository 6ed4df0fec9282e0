import { useDraftOwner } from '../../src/data/draft.ts';
import { useKnownUser } from '../../src/data/useKnownUser.ts';
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
  const { orgCode, userId } = useDraftOwner();
  // Drafts are somebody's: who it is comes first.
  const isKnown = useKnownUser();
  if (!isKnown) return null;
  return <FeedbackDialogContent key={`${orgCode}|${userId}`} {...props} isGuest={userId === ''} />;
}
