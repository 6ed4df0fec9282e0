import { useImperativeHandle } from 'react';
import { MessageSquareText } from 'lucide-react';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { feedbackButtonTexts } from './button/texts.ts';
import { badgeText } from '#src/texts/badge-text.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { CornerBadge } from '#src/ui/badges/CornerBadge.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import css from './feedback.css?inline';
import type { FeedbackTab } from './FeedbackDialog.tsx';
import { FloatButton } from './button/FloatButton.tsx';
import { FeedbackDialog, useFeedbackDialog } from './useFeedbackDialog.ts';
import { useUnreadReplies } from './tickets/useUnreadReplies.ts';

export type FeedbackTrigger = 'float' | 'button' | 'none';

export interface FeedbackHandle {
  /** Default: the user's tickets if there are unread replies, else the form. */
  open(tab?: FeedbackTab): void;
  close(): void;
}

export interface FeedbackProps extends ElementProps<FeedbackHandle> {
  trigger?: FeedbackTrigger;
  /** Called each time the number of unread replies has changed. */
  onUnread?: (detail: { count: number }) => unknown;
  onSubmitted?: (detail: { problemId: string }) => unknown;
  onNavigate?: OnNavigate;
}

/** The button with its unread count; the dialog is prefetched on hover, touch or focus. */
export function Feedback({ trigger = 'float', onUnread, onSubmitted, onNavigate, handle }: FeedbackProps) {
  useStyles(css);
  const words = useTexts(feedbackButtonTexts);
  const unread = useUnreadReplies(onUnread);
  const dialog = useFeedbackDialog(unread.count > 0 ? 'mine' : 'submit');
  const { open, close } = dialog;
  useImperativeHandle(handle, () => ({ open, close }), [open, close]);

  const text = badgeText(unread.count);
  const name = text ? fill(words.nameUnread, { count: text }) : words.name;
  const icon = (
    <CornerBadge count={unread.count}>
      <MessageSquareText size={trigger === 'float' ? 24 : 18} aria-hidden="true" />
    </CornerBadge>
  );

  return (
    <>
      {trigger === 'float' ? (
        <FloatButton
          name={name}
          title={words.name}
          busy={dialog.isLoading}
          onOpen={() => open()}
          onIntent={FeedbackDialog.prefetch}
        >
          {icon}
        </FloatButton>
      ) : null}
      {trigger === 'button' ? (
        <button
          type="button"
          className="portal-feedback-button"
          part="button"
          aria-label={name}
          aria-haspopup="dialog"
          aria-busy={dialog.isLoading || undefined}
          title={words.name}
          onClick={() => open()}
          onPointerEnter={FeedbackDialog.prefetch}
          onFocus={FeedbackDialog.prefetch}
          onTouchStart={FeedbackDialog.prefetch}
        >
          {icon}
          {words.name}
        </button>
      ) : null}
      <VisuallyHidden role="status">
        {unread.grown === null ? '' : fill(words.arrived, { count: badgeText(unread.grown) })}
      </VisuallyHidden>
      {dialog.isLoaded ? (
        <FeedbackDialog
          isOpen={dialog.isOpen}
          tab={dialog.tab}
          onTabChange={dialog.setTab}
          onClose={close}
          unread={unread.count}
          onRead={unread.refresh}
          onSubmitted={onSubmitted}
          onNavigate={onNavigate}
        />
      ) : null}
    </>
  );
}
