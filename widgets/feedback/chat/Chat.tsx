import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { pageUrl } from '#src/rules/page-url.ts';
import { closeTicket, ticketStatuses, type TicketStatus } from '#src/api/tickets.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { PortalError } from '#src/http/errors.ts';
import { safeUrl } from '#src/rules/safe-url.ts';
import { feedbackTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import type { Conversation } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { TicketStatusBadge, ticketTypeText } from '../tickets/TicketStatusBadge.tsx';
import { useChatPoll } from './useChatPoll.ts';
import css from './chat.css?inline';

interface ChatProps {
  ticketId: string;
  conversation: Conversation;
  /** Called with the ticket's status each time the conversation has been loaded. */
  onLoaded: (ticketId: string, status: TicketStatus) => void;
  onBack: () => void;
  /** Starts a new ticket that begins with this text. */
  onFollowUp: (text: string) => void;
}

/** The conversation about one ticket. */
export function Chat({ ticketId, conversation, onLoaded, onBack, onFollowUp }: ChatProps) {
  useStyles(css);
  const { http } = usePortal();
  const words = useTexts(feedbackTexts);
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const closing = useMutation(words.closeFailed);
  const { loaded, error, isLoading, outbox, offers } = useSyncExternalStore(
    conversation.subscribe,
    conversation.getState,
    conversation.getState,
  );
  const isClosed = loaded?.ticket.state === ticketStatuses.closed;
  const confirm = useConfirm(!isClosed);
  useChatPoll(conversation);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (loaded) onLoaded(ticketId, loaded.ticket.state);
  }, [loaded, ticketId, onLoaded]);

  const refresh = () => conversation.refresh().catch(() => undefined);
  const close = async () => {
    if (closing.isBusy || !(await confirm({ title: words.closeQuestion, text: words.closeText }))) return;
    // Busy until the new status is shown, or the button could be pressed again.
    const response = await closing.send(() => closeTicket(http, { problemId: ticketId }).finally(refresh));
    if (!response) return;
    toast({ tone: 'success', text: words.closed });
  };
  const followUp = () => {
    // Messages that can no longer be sent go into the new ticket, so that nothing typed is lost.
    const unsent = [...outbox.outgoing.map(({ content }) => content), outbox.text.trim()].filter(Boolean);
    onFollowUp([fill(words.againPrefix, { id: ticketId }), ...unsent].join('\n'));
  };

  const reportedPage = loaded ? safeUrl(loaded.ticket.problemUrl, pageUrl()) : '';

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
          {loaded ? ticketTypeText(loaded.ticket.type, words) : words.chat}
        </h3>
        {loaded ? <TicketStatusBadge status={loaded.ticket.state} /> : null}
        <span className="portal-feedback-chat-actions">
          {reportedPage ? (
            <Anchor
              className="portal-feedback-page-link"
              href={reportedPage}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words.openPage}
              <ExternalLink size={14} aria-hidden="true" />
            </Anchor>
          ) : null}
          {loaded && !isClosed ? (
            <Button size="small" busy={closing.isBusy} onClick={() => void close()}>
              {words.close}
            </Button>
          ) : null}
        </span>
      </header>
      {loaded ? (
        <>
          <MessageList loaded={loaded} outbox={outbox} conversation={conversation} />
          {error ? <p className="portal-feedback-stale">{words.chatStale}</p> : null}
          {isClosed ? (
            <div className="portal-feedback-closed">
              <p>{words.closedHint}</p>
              <Button size="small" onClick={followUp}>
                {words.again}
              </Button>
            </div>
          ) : (
            <ReplyBox conversation={conversation} outbox={outbox} offers={offers} />
          )}
        </>
      ) : error && !isLoading ? (
        <ErrorState
          title={words.chatFailed}
          message={error instanceof PortalError ? error.message : undefined}
          onRetry={() => void refresh()}
        />
      ) : (
        <Loading className="portal-feedback-chat-skeleton">
          <Skeleton shape="block" width="60%" height={72} />
          <Skeleton shape="block" width="48%" height={56} />
          <Skeleton shape="block" width="56%" height={64} />
        </Loading>
      )}
    </section>
  );
}
