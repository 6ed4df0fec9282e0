import type { TicketMessage, Ticket } from '../../src/api/tickets.ts';
import { drop, mark, post, reconcile, type Outbox, type Outgoing } from './outbox.ts';

export interface Loaded {
  order: Ticket;
  messages: readonly TicketMessage[];
}

/** What a conversation needs of the world; each rejects when it failed. */
export interface ConversationWorld {
  load(): Promise<Loaded>;
  send(message: Pick<Outgoing, 'content' | 'url'>): Promise<void>;
  /** Whether the failed send may have arrived all the same. */
  mayHaveArrived(error: unknown): boolean;
  /** Keeps the outbox across a reload. */
  keep(box: Outbox): void;
  newId(): string;
  now(): number;
}

export interface ConversationState {
  /** Null until it is loaded for the first time. */
  loaded: Loaded | null;
  /** Why the last load failed; null when it did not. */
  error: unknown;
  isLoading: boolean;
  box: Outbox;
}

export interface Conversation {
  read(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Asks the server; resolves to whether something new came, rejects when it failed. */
  refresh(): Promise<boolean>;
  edit(change: (box: Outbox) => Outbox): void;
  /** Sends what is typed; false where there is nothing that could be sent. */
  send(): boolean;
  /** Sends a failed message again, unless a look at the server shows that it has arrived. */
  retry(id: string): Promise<void>;
  discard(id: string): void;
}

/** One work order's conversation. It lives outside of the view: what is on its way is followed to its end. */
export function createConversation(world: ConversationWorld, box: Outbox): Conversation {
  let state: ConversationState = { loaded: null, error: null, isLoading: false, box };
  const listeners = new Set<() => void>();
  const retrying = new Set<string>();
  let asked = 0;
  let shown = 0;
  // One after the other, so that messages arrive in the order in which they were written.
  let line: Promise<void> = Promise.resolve();

  function set(values: Partial<ConversationState>) {
    const former = state.box;
    state = { ...state, ...values };
    if (state.box !== former) world.keep(state.box);
    for (const listener of [...listeners]) listener();
  }

  const change = (next: (box: Outbox) => Outbox) => set({ box: next(state.box) });
  const find = (id: string) => state.box.outgoing.find((one) => one.id === id);

  async function refresh(): Promise<boolean> {
    const turn = ++asked;
    const confirmed = new Set(state.box.outgoing.filter((one) => one.state === 'sent').map(({ id }) => id));
    set({ isLoading: true });
    try {
      const loaded = await world.load();
      // An answer that was overtaken by a later one would take messages away again.
      if (turn < shown) return false;
      shown = turn;
      const isNew = changed(state.loaded, loaded);
      set({ loaded, error: null, box: reconcile(state.box, loaded.messages, confirmed) });
      return isNew;
    } catch (error) {
      if (turn >= shown) set({ error });
      throw error;
    } finally {
      if (turn === asked) set({ isLoading: false });
    }
  }

  const look = () =>
    refresh().then(
      () => true,
      () => false,
    );

  function transmit(id: string): Promise<void> {
    line = line.then(async () => {
      const message = find(id);
      if (message?.state !== 'sending') return;
      try {
        await world.send(message);
        change((known) => mark(known, id, 'sent'));
      } catch (error) {
        change((known) => mark(known, id, world.mayHaveArrived(error) ? 'lost' : 'refused'));
      }
      // Shows it in its place; after a refusal, tells whether the order was closed elsewhere.
      void look();
    });
    return line;
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    edit: change,
    send() {
      const { loaded } = state;
      if (!loaded || loaded.order.state === 1) return false;
      const id = world.newId();
      change((known) => post(known, { id, at: world.now(), after: loaded.messages.length }));
      if (!find(id)) return false;
      void transmit(id);
      return true;
    },
    async retry(id) {
      const message = find(id);
      if (!message || retrying.has(id) || (message.state !== 'lost' && message.state !== 'refused')) return;
      retrying.add(id);
      try {
        if (message.state === 'lost' && !(await look())) return;
        if (!find(id) || state.loaded?.order.state === 1) return;
        change((known) => mark(known, id, 'sending'));
        await transmit(id);
      } finally {
        retrying.delete(id);
      }
    },
    discard: (id) => change((known) => drop(known, id)),
  };
}

function changed(former: Loaded | null, next: Loaded): boolean {
  return (
    former?.order.state !== next.order.state ||
    former.messages.length !== next.messages.length ||
    former.messages.at(-1)?.msgId !== next.messages.at(-1)?.msgId
  );
}
