import { useEffect, useState } from 'react';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { useDraftOwner } from '#src/data/drafts/drafts.ts';
import { LoginLink } from '#src/data/login/LoginLink.tsx';
import { useIsUserIdSettled } from '#src/data/useUser.ts';
import { feedbackTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import type { Conversation } from './chat/conversation.ts';
import css from './feedback-dialog.css?inline';
import { SubmitTab } from './tickets/SubmitTab.tsx';
import { TicketListSkeleton } from './tickets/TicketList.tsx';
import { useTicketForm } from './tickets/useTicketForm.ts';

/** Loaded with the second tab, since many users only send feedback. */
const TicketsTab = lazyComponent(
  () => import('./tickets/TicketsTab.tsx').then((module) => module.TicketsTab),
  {
    pending: TicketListSkeleton,
  },
);

export type FeedbackTab = 'submit' | 'mine';

export interface FeedbackDialogProps {
  isOpen: boolean;
  tab: FeedbackTab;
  onTabChange: (tab: FeedbackTab) => void;
  onClose: () => void;
  /** Unread replies in all tickets. */
  unread: number;
  /** Called when the user has read some of them. */
  onRead: () => void;
  onSubmitted?: (detail: { problemId: string }) => unknown;
  onNavigate?: OnNavigate;
}

/** The feedback dialog. Drafts, tickets and conversations belong to a user: another one gets a new instance. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const owner = useDraftOwner();
  // Drafts are kept by user id, so it must be settled first.
  const isSettled = useIsUserIdSettled();
  if (!isSettled) return null;
  return <DialogContent key={cacheScopeOf(owner)} {...props} isGuest={owner.userId === ''} />;
}

/** Holds the form and the conversations, so that closing the dialog loses neither drafts nor uploads. */
function DialogContent(props: FeedbackDialogProps & { isGuest: boolean }) {
  useStyles(css);
  const { isOpen, tab, onTabChange, onClose, unread, onRead, onSubmitted, onNavigate, isGuest } = props;
  const words = useTexts(feedbackTexts);
  const [conversations] = useState(() => new Map<string, Conversation>());
  useEffect(
    () => () => {
      for (const { uploads } of conversations.values()) uploads.close();
    },
    [conversations],
  );
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [submittedCount, setSubmittedCount] = useState(0);
  const form = useTicketForm((ticketId) => {
    setChosenId(null);
    setSubmittedCount((count) => count + 1);
    onTabChange('mine');
    onSubmitted?.({ problemId: ticketId });
  });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={words.name}
      size="wide"
      className="portal-feedback-dialog"
    >
      <Tabs
        className="portal-feedback-tabs"
        label={words.tabs}
        value={tab}
        onChange={(value) => onTabChange(value === 'mine' ? 'mine' : 'submit')}
        tabs={[
          {
            value: 'submit',
            label: words.submitTab,
            content: <SubmitTab form={form} isGuest={isGuest} onNavigate={onNavigate} />,
          },
          {
            value: 'mine',
            label: words.mineTab,
            badge: <Badge count={unread} />,
            content: isGuest ? (
              <EmptyState
                text={words.guestMine}
                action={<LoginLink onNavigate={onNavigate}>{words.login}</LoginLink>}
              />
            ) : (
              <TicketsTab
                submittedCount={submittedCount}
                chosenId={chosenId}
                onChoose={setChosenId}
                conversations={conversations}
                unread={unread}
                onRead={onRead}
                onFollowUp={(text) => {
                  form.prependContent(text);
                  onTabChange('submit');
                }}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
