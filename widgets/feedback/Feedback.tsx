import { useImperativeHandle } from 'react';
import { MessageSquareText } from 'lucide-react';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { feedbackButtonTexts } from './texts.ts';
import { badgeText } from '../../src/texts/badge-text.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { CornerBadge } from '../../src/ui/CornerBadge.tsx';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import css from './feedback.css?inline';
import { FloatButton } from './FloatButton.tsx';
import { useFeedbackDialog } from './useFeedbackDialog.ts';
import { useUnreadReplies } from './useUnreadReplies.ts';

export type FeedbackTab = 'submit' | 'mine';
export type FeedbackTrigger = 'float' | 'button' | 'none';

export interface FeedbackHandle {
  /** Without a tab: the user's own feedback where something is unread, else the form. */
  open(tab?: FeedbackTab): void;
  close(): void;
}

export interface FeedbackProps extends ElementProps<FeedbackHandle> {
  trigger?: FeedbackTrigger;
  /** Each time the number of unread replies has changed. */
  onUnread?: (detail: { count: number }) => unknown;
  onSubmitted?: (detail: { problemId: string }) => unknown;
  onNavigate?: OnNavigate;
}

/** The button of the feedback desk with its unread count; the desk itself is loaded when somebody turns to it. */
export function Feedback({ trigger = 'float', onUnread, onSubmitted, onNavigate, handle }: FeedbackProps) {
  useStyles(css);
  const words = useTexts(feedbackButtonTexts);
  const unread = useUnreadReplies(onUnread);
  const desk = useFeedbackDialog(unread.count > 0 ? 'mine' : 'submit');
  const { open, close } = desk;
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
          busy={desk.isLoading}
          onOpen={() => open()}
          onIntent={desk.prepare}
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
          aria-busy={desk.isLoading || undefined}
          title={words.name}
          onClick={() => open()}
          onPointerEnter={desk.prepare}
          onFocus={desk.prepare}
          onTouchStart={desk.prepare}
        >
          {icon}
          {words.name}
        </button>
      ) : null}
      <VisuallyHidden role="status">
        {unread.grown === null ? '' : fill(words.arrived, { count: badgeText(unread.grown) })}
      </VisuallyHidden>
      {desk.Dialog ? (
        <desk.Dialog
          isOpen={desk.isOpen}
          tab={desk.tab}
          onTab={desk.setTab}
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
