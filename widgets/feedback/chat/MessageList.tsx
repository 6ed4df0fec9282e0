import type { LinkedMedia } from '#src/rules/media-url.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ArrowDown } from 'lucide-react';
import { usePortal } from '#src/data/portal-context.ts';
import { imageUrls } from '#src/data/image-url.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { feedbackTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { Conversation, LoadedConversation } from './conversation.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { Message } from './Message.tsx';
import type { Outbox } from './outbox.ts';
import { PictureViewer } from './PictureViewer.tsx';
import { useShownMessages } from './useShownMessages.ts';
import css from './messages.css?inline';
import { CHAT_END_TOLERANCE_PX } from '../../limits.ts';
import { messageSenders, ticketStatuses } from '#src/api/tickets.ts';

interface MessageListProps {
  loaded: LoadedConversation;
  outbox: Outbox;
  conversation: Conversation;
}

/** The content of the ticket, its messages, and those that are still being sent. */
export function MessageList({ loaded: { ticket, messages }, outbox, conversation }: MessageListProps) {
  useStyles(css);
  const { config } = usePortal();
  const words = useTexts(feedbackTexts);
  const dayTime = useDayTime();
  const scroller = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const [viewed, setViewed] = useState<{ pictures: readonly LinkedMedia[]; index: number } | null>(null);
  const count = messages.length + outbox.outgoing.length;

  const scrollToEnd = () => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    setBehind(false);
  };
  useLayoutEffect(() => {
    if (wasAtEnd.current) scrollToEnd();
    else setBehind(true);
  }, [count]);
  // The user's own message is always scrolled into view.
  const outgoingCount = outbox.outgoing.length;
  useLayoutEffect(() => {
    if (outgoingCount > 0) scrollToEnd();
  }, [outgoingCount]);

  const { shown, earlierCount, showEarlier } = useShownMessages(messages, scroller);
  const newReply = useNewReply(messages);
  const staffName = (name: string) => name || words.staff;

  return (
    <div className="portal-feedback-messages-frame">
      <div
        ref={scroller}
        className="portal-feedback-messages"
        role="region"
        aria-label={words.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          wasAtEnd.current = scrollHeight - scrollTop - clientHeight < CHAT_END_TOLERANCE_PX;
          if (wasAtEnd.current) setBehind(false);
        }}
      >
        <ol>
          <Message
            isOwn
            name={words.me}
            time={dayTime(ticket.createTime)}
            content={ticket.content}
            pictures={imageUrls(ticket.url, config)}
            onView={setViewed}
          />
          {earlierCount > 0 ? (
            <li className="portal-feedback-earlier">
              <Button variant="link" size="small" onClick={showEarlier}>
                {fill(words.earlier, { count: earlierCount })}
              </Button>
            </li>
          ) : null}
          {shown.map((message) => (
            <Message
              key={message.msgId}
              isOwn={message.userType !== messageSenders.staff}
              name={message.userType === messageSenders.staff ? staffName(message.realName) : words.me}
              time={dayTime(message.createTime)}
              content={message.content}
              pictures={imageUrls(message.url, config)}
              onView={setViewed}
            />
          ))}
          {outbox.outgoing.map((message) => (
            <Message
              key={message.id}
              isOwn
              name={words.me}
              time={dayTime(message.at)}
              content={message.content}
              pictures={imageUrls(message.url, config)}
              onView={setViewed}
              footer={
                <DeliveryStatus
                  status={message.state}
                  reason={message.reason}
                  canRetry={ticket.state !== ticketStatuses.closed}
                  onRetry={() => void conversation.retry(message.id)}
                  onDiscard={() => conversation.discard(message.id)}
                />
              }
            />
          ))}
        </ol>
        {messages.length === 0 && outbox.outgoing.length === 0 && ticket.state === ticketStatuses.waiting ? (
          <p className="portal-feedback-waiting">{words.waiting}</p>
        ) : null}
      </div>
      {isBehind ? (
        <Button
          className="portal-feedback-latest"
          size="small"
          icon={<ArrowDown aria-hidden="true" />}
          onClick={scrollToEnd}
        >
          {words.toLatest}
        </Button>
      ) : null}
      <VisuallyHidden role="status">
        {newReply
          ? fill(newReply.content ? words.newReply : words.newReplyPicture, {
              name: staffName(newReply.realName),
              content: newReply.content,
            })
          : ''}
      </VisuallyHidden>
      {viewed ? <PictureViewer {...viewed} onClose={() => setViewed(null)} /> : null}
    </div>
  );
}

/** The last reply of the staff that has arrived since the conversation was mounted, for screen readers. */
function useNewReply(messages: LoadedConversation['messages']) {
  const last = messages.findLast((message) => message.userType === messageSenders.staff);
  const [newReply, setNewReply] = useState<typeof last>(undefined);
  const announcedId = useRef(last?.msgId);
  useEffect(() => {
    if (last?.msgId === announcedId.current) return;
    announcedId.current = last?.msgId;
    setNewReply(last);
  }, [last]);
  return newReply;
}
