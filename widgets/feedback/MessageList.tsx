import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ArrowDown } from 'lucide-react';
import { usePortal } from '../../src/data/portal-context.ts';
import { imageUrls } from '../../src/data/image-url.ts';
import { dayTexts, dayTime } from '../../src/texts/day-time.ts';
import { feedbackTexts } from './texts.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Button } from '../../src/ui/Button.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import type { Conversation, Loaded } from './conversation.ts';
import { Message } from './Message.tsx';
import type { Outbox } from './outbox.ts';
import { PictureViewer } from './PictureViewer.tsx';
import { SendState } from './SendState.tsx';
import css from './messages.css?inline';

interface MessageListProps {
  loaded: Loaded;
  box: Outbox;
  conversation: Conversation;
}

/** px from the end that still count as being there. */
const NEAR = 48;

/** What has been said: the feedback itself, the messages, and what is on its way. */
export function MessageList({ loaded: { order, messages }, box, conversation }: MessageListProps) {
  useStyles(css);
  const { config } = usePortal();
  const words = useTexts(feedbackTexts);
  const days = useTexts(dayTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const [viewed, setViewed] = useState<{ pictures: readonly string[]; place: number } | null>(null);
  const count = messages.length + box.outgoing.length;

  const toEnd = () => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    setBehind(false);
  };
  useLayoutEffect(() => {
    if (wasAtEnd.current) toEnd();
    else setBehind(true);
  }, [count]);
  // What I write myself is always shown.
  const sent = box.outgoing.length;
  useLayoutEffect(() => {
    if (sent > 0) toEnd();
  }, [sent]);

  const spoken = useSpokenReply(messages);
  const staffName = (name: string) => name || words.staff;

  return (
    <div className="portal-feedback-messages-holder">
      <div
        ref={scroller}
        className="portal-feedback-messages"
        role="region"
        aria-label={words.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          wasAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
          if (wasAtEnd.current) setBehind(false);
        }}
      >
        <ol>
          <Message
            isOwn
            name={words.me}
            time={dayTime(order.createTime, days)}
            content={order.content}
            pictures={imageUrls(order.url, config.api)}
            onView={setViewed}
          />
          {messages.map((message) => (
            <Message
              key={message.msgId}
              isOwn={message.userType !== 2}
              name={message.userType === 2 ? staffName(message.realName) : words.me}
              time={dayTime(message.createTime, days)}
              content={message.content}
              pictures={imageUrls(message.url, config.api)}
              onView={setViewed}
            />
          ))}
          {box.outgoing.map((message) => (
            <Message
              key={message.id}
              isOwn
              name={words.me}
              time={dayTime(message.at, days)}
              content={message.content}
              pictures={imageUrls(message.url, config.api)}
              onView={setViewed}
              footer={
                <SendState
                  state={message.state}
                  canRetry={order.state !== 1}
                  onRetry={() => void conversation.retry(message.id)}
                  onDiscard={() => conversation.discard(message.id)}
                />
              }
            />
          ))}
        </ol>
        {messages.length === 0 && box.outgoing.length === 0 && order.state === 2 ? (
          <p className="portal-feedback-waiting">{words.waiting}</p>
        ) : null}
      </div>
      {isBehind ? (
        <Button
          className="portal-feedback-latest"
          size="small"
          icon={<ArrowDown aria-hidden="true" />}
          onClick={toEnd}
        >
          {words.toLatest}
        </Button>
      ) : null}
      <VisuallyHidden role="status">
        {spoken
          ? fill(spoken.content ? words.newReply : words.newReplyPicture, {
              name: staffName(spoken.realName),
              content: spoken.content,
            })
          : ''}
      </VisuallyHidden>
      {viewed ? <PictureViewer {...viewed} onClose={() => setViewed(null)} /> : null}
    </div>
  );
}

/** The last reply of the staff that came while the conversation was shown. */
function useSpokenReply(messages: Loaded['messages']) {
  const last = messages.findLast((message) => message.userType === 2);
  const [spoken, setSpoken] = useState<typeof last>(undefined);
  const known = useRef(last?.msgId);
  useEffect(() => {
    if (last?.msgId === known.current) return;
    known.current = last?.msgId;
    setSpoken(last);
  }, [last]);
  return spoken;
}
