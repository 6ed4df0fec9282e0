import { useState } from 'react';
import { feedbackTexts } from '../../src/texts/feedback.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';
import css from './desk.css?inline';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import { GuestState } from './GuestState.tsx';
import { OrdersTab } from './OrdersTab.tsx';
import { SubmitTab } from './SubmitTab.tsx';
import { useConversations } from './useConversations.ts';
import { useFeedbackForm } from './useFeedbackForm.ts';

interface DeskProps extends FeedbackDialogProps {
  isGuest: boolean;
}

/** The dialog with its two tabs. What is typed and what is on its way lives here, so that closing loses nothing. */
export function Desk(props: DeskProps) {
  useStyles(css);
  const { isOpen, tab, onTab, onClose, unread, onRead, onSubmitted, onNavigate, isGuest } = props;
  const words = useTexts(feedbackTexts);
  const conversationOf = useConversations();
  const [order, setOrder] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const form = useFeedbackForm((problemId) => {
    setOrder(null);
    setSent((count) => count + 1);
    onTab('mine');
    onSubmitted?.({ problemId });
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
        className="portal-feedback-desk"
        label={words.tabs}
        value={tab}
        onChange={(value) => onTab(value === 'mine' ? 'mine' : 'submit')}
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
              <GuestState onNavigate={onNavigate} />
            ) : (
              <OrdersTab
                sent={sent}
                chosen={order}
                onChoose={setOrder}
                conversationOf={conversationOf}
                onRead={onRead}
                onAgain={(text) => {
                  form.begin(text);
                  onTab('submit');
                }}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
