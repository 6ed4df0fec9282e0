import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { closeTicket } from '../../src/api/tickets.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { AbortedError, PortalError } from '../../src/http/errors.ts';
import { safeUrl } from '../../src/rules/safe-url.ts';
import { feedbackTexts } from './texts.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Button } from '../../src/ui/Button.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Loading, Skeleton } from '../../src/ui/Skeleton.tsx';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { useConfirm } from '../../src/ui/useConfirm.tsx';
import type { Conversation } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { typeText } from './ticket-status.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { TicketStatusBadge } from './TicketStatusBadge.tsx';
import { useChatPoll } from './useChatPoll.ts';
import css from './chat.css?inline';

interface ChatProps {
  problemId: string;
  conversation: Conversation;
  /** The order's state, each time it has been loaded. */
  onLoaded: (problemId: string, state: number) => void;
  onBack: () => void;
  onAgain: (text: string) => void;
}

/** The conversation about one work order. */
export function Chat({ problemId, conversation, onLoaded, onBack, onAgain }: ChatProps) {
  useStyles(css);
  const { http } = usePortal();
  const words = useTexts(feedbackTexts);
  const confirm = useConfirm();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isClosing, setClosing] = useState(false);
  const { loaded, error, isLoading, box } = useSyncExternalStore(
    conversation.subscribe,
    conversation.read,
    conversation.read,
  );
  useChatPoll(conversation);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (loaded) onLoaded(problemId, loaded.order.state);
  }, [loaded, problemId, onLoaded]);

  const close = async () => {
    if (isClosing || !(await confirm({ title: words.closeQuestion, text: words.closeText }))) return;
    setClosing(true);
    try {
      const answer = await closeTicket(http, { problemId });
      if (answer.type !== 'success') toast({ tone: 'error', text: answer.message || words.closeFailed });
      else toast({ tone: 'success', text: words.closed });
    } catch (failure) {
      if (!(failure instanceof PortalError)) throw failure;
      if (!failure.shown && !(failure instanceof AbortedError)) {
        toast({ tone: 'error', text: failure.message || words.closeFailed });
      }
    }
    await conversation.refresh().catch(() => undefined);
    setClosing(false);
  };
  const again = () => {
    // Nothing typed is lost, also what could not be sent any more.
    const unsent = [...box.outgoing.map(({ content }) => content), box.text.trim()].filter(Boolean);
    onAgain([fill(words.againPrefix, { id: problemId }), ...unsent].join('\n').slice(0, 200));
  };

  const isClosed = loaded?.order.state === 1;
  const about = loaded ? safeUrl(loaded.order.problemUrl, window.location.href) : '';

  return (
    <section className="portal-feedback-chat" aria-label={words.chat}>
      <header className="portal-feedback-chat-head">
        <IconButton
          className="portal-feedback-back"
          label={words.backToList}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onBack}
        />
        <h3 ref={heading} tabIndex={-1}>
          {loaded ? typeText(loaded.order.type, words) : words.chat}
        </h3>
        {loaded ? <TicketStatusBadge state={loaded.order.state} /> : null}
        <span className="portal-feedback-chat-actions">
          {about ? (
            <a className="portal-feedback-about" href={about} target="_blank" rel="noopener noreferrer">
              {words.openPage}
              <ExternalLink size={14} aria-hidden="true" />
            </a>
          ) : null}
          {loaded && !isClosed ? (
            <Button size="small" busy={isClosing} onClick={() => void close()}>
              {words.close}
            </Button>
          ) : null}
        </span>
      </header>
      {loaded ? (
        <>
          <MessageList loaded={loaded} box={box} conversation={conversation} />
          {error ? <p className="portal-feedback-stale">{words.chatStale}</p> : null}
          {isClosed ? (
            <div className="portal-feedback-closed">
              <p>{words.closedHint}</p>
              <Button size="small" onClick={again}>
                {words.again}
              </Button>
            </div>
          ) : (
            <ReplyBox conversation={conversation} box={box} />
          )}
        </>
      ) : error && !isLoading ? (
        <ErrorState
          title={words.chatFailed}
          message={error instanceof PortalError ? error.message : undefined}
          onRetry={() => void conversation.refresh().catch(() => undefined)}
        />
      ) : (
        <Loading className="portal-feedback-chat-outline">
          <Skeleton shape="block" width="60%" height={72} />
          <Skeleton shape="block" width="48%" height={56} />
          <Skeleton shape="block" width="56%" height={64} />
        </Loading>
      )}
    </section>
  );
}
