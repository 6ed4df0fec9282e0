import { useState } from 'react';
import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';
import css from './feedback-dialog.css?inline';
import type { Conversation } from './conversation.ts';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import { GuestState } from './GuestState.tsx';
import { MineTab } from './MineTab.tsx';
import { SubmitTab } from './SubmitTab.tsx';
import { useFeedbackForm } from './useFeedbackForm.ts';

interface DeskProps extends FeedbackDialogProps {
  isGuest: boolean;
}

/** The dialog with its two tabs. What is typed and what is on its way lives here, so that closing loses nothing. */
export function FeedbackDialogContent(props: DeskProps) {
  useStyles(css);
  const { isOpen, tab, onTab, onClose, unread, onRead, onSubmitted, onNavigate, isGuest } = props;
  const words = useTexts(feedbackTexts);
  const [conversations] = useState(() => new Map<string, Conversation>());
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
              <MineTab
                sent={sent}
                chosen={order}
                onChoose={setOrder}
                conversations={conversations}
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
