import { proxy, ref, subscribe } from 'valtio/vanilla';
import { createPictureUploads, type PictureUploads } from '#src/data/forms/picture-uploads.ts';
import type { DraftOffer } from '#src/data/drafts/open-draft.ts';
import type { Ticket, TicketMessage } from '#src/api/tickets.ts';
import { enqueue, reconcile, remove, setDeliveryState, type Outbox, type OutgoingMessage } from './outbox.ts';
import { ticketStatuses } from '#src/api/tickets.ts';

export interface LoadedConversation {
  ticket: Ticket;
  messages: readonly TicketMessage[];
}

/** The side effects of a conversation; promises reject on failure. */
export interface ConversationEffects {
  load(): Promise<LoadedConversation>;
  send(message: Pick<OutgoingMessage, 'content' | 'url'>): Promise<void>;
  /** True for an error after which the message may have arrived nevertheless. */
  mayHaveArrived(error: unknown): boolean;
  /** Why the server has refused a message, in its words; '' if it does not say. */
  reasonOf(error: unknown): string;
  /** Stores the outbox, so that it outlives a reload. */
  saveOutbox(outbox: Outbox): void;
  newId(): string;
  now(): number;
}

export interface ConversationState {
  /** Null until the first load has succeeded. */
  loaded: LoadedConversation | null;
  /** The error of the last load, or null. */
  error: unknown;
  isLoading: boolean;
  outbox: Outbox;
  /** The unsent drafts of other tabs. */
  offers: readonly DraftOffer[];
}

export interface Conversation {
  getState(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** The pictures of the draft that are not uploaded. */
  uploads: PictureUploads;
  /** Fetches the conversation. Resolves to whether anything new has arrived, rejects on failure. */
  refresh(): Promise<boolean>;
  /** Like `refresh`, but joins a fetch under way. */
  poll(): Promise<boolean>;
  edit(change: (outbox: Outbox) => Outbox): void;
  setOffers(offers: readonly DraftOffer[]): void;
  /** Sends the draft; false if there is nothing to send. */
  send(): boolean;
  /** Sends a failed message again, unless a refresh shows that it has arrived. */
  retry(id: string): Promise<void>;
  discard(id: string): void;
}

/** The store of one ticket's conversation. It outlives the view, so that messages under way are followed to their end. */
export function createConversation(effects: ConversationEffects, outbox: Outbox): Conversation {
  const start: ConversationState = { loaded: null, error: null, isLoading: false, outbox, offers: [] };
  const store = proxy({ state: ref(start) });
  const retrying = new Set<string>();
  let lastRequest = 0;
  let lastApplied = 0;
  let fetching: Promise<boolean> | null = null;
  // Messages are sent one after the other, so that they arrive in the order in which they were written.
  let queue: Promise<void> = Promise.resolve();

  function setState(values: Partial<ConversationState>) {
    const previous = store.state.outbox;
    const state = { ...store.state, ...values };
    store.state = ref(state);
    if (state.outbox !== previous) effects.saveOutbox(state.outbox);
  }

  const edit = (change: (outbox: Outbox) => Outbox) => setState({ outbox: change(store.state.outbox) });
  const find = (id: string) => store.state.outbox.outgoing.find((message) => message.id === id);

  function refresh(): Promise<boolean> {
    const own = fetch().finally(() => {
      if (fetching === own) fetching = null;
    });
    return (fetching = own);
  }

  async function fetch(): Promise<boolean> {
    const request = ++lastRequest;
    const confirmed = new Set(
      store.state.outbox.outgoing.filter((message) => message.state === 'sent').map(({ id }) => id),
    );
    setState({ isLoading: true });
    try {
      const loaded = await effects.load();
      // Ignore a response that a later request has overtaken: it would remove messages again.
      if (request < lastApplied) return false;
      lastApplied = request;
      const isNew = hasChanged(store.state.loaded, loaded);
      setState({ loaded, error: null, outbox: reconcile(store.state.outbox, loaded.messages, confirmed) });
      return isNew;
    } catch (error) {
      if (request >= lastApplied) setState({ error });
      throw error;
    } finally {
      if (request === lastRequest) setState({ isLoading: false });
    }
  }

  /** Resolves to whether the refresh has succeeded. */
  const tryRefresh = () =>
    refresh().then(
      () => true,
      () => false,
    );

  function deliver(id: string): Promise<void> {
    queue = queue.then(async () => {
      const message = find(id);
      if (message?.state !== 'sending') return;
      try {
        await effects.send(message);
        edit((outbox) => setDeliveryState(outbox, id, 'sent'));
      } catch (error) {
        const state = effects.mayHaveArrived(error) ? 'lost' : 'refused';
        const reason = state === 'refused' ? effects.reasonOf(error) : '';
        edit((outbox) => setDeliveryState(outbox, id, state, reason));
      }
      // Fetches the message as the server has it; after a refusal, shows whether the ticket was closed elsewhere.
      void tryRefresh();
    });
    return queue;
  }

  return {
    getState: () => store.state,
    subscribe: (listener) => subscribe(store, listener, true),
    uploads: createPictureUploads(),
    refresh,
    poll: () => fetching ?? refresh(),
    edit,
    setOffers: (offers) => setState({ offers }),
    send() {
      const { loaded } = store.state;
      if (!loaded || loaded.ticket.state === ticketStatuses.closed) return false;
      const id = effects.newId();
      edit((outbox) => enqueue(outbox, { id, at: effects.now(), after: loaded.messages.length }));
      if (!find(id)) return false;
      void deliver(id);
      return true;
    },
    async retry(id) {
      const message = find(id);
      if (!message || retrying.has(id) || (message.state !== 'lost' && message.state !== 'refused')) return;
      retrying.add(id);
      try {
        if (message.state === 'lost' && !(await tryRefresh())) return;
        if (!find(id) || store.state.loaded?.ticket.state === ticketStatuses.closed) return;
        edit((outbox) => setDeliveryState(outbox, id, 'sending'));
        await deliver(id);
      } finally {
        retrying.delete(id);
      }
    },
    discard: (id) => edit((outbox) => remove(outbox, id)),
  };
}

function hasChanged(previous: LoadedConversation | null, next: LoadedConversation): boolean {
  return (
    previous?.ticket.state !== next.ticket.state ||
    previous.messages.length !== next.messages.length ||
    previous.messages.at(-1)?.msgId !== next.messages.at(-1)?.msgId
  );
}
