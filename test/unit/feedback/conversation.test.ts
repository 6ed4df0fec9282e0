import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { TicketMessage, Ticket } from '#src/api/tickets.ts';
import { createConversation, type Conversation } from '#widgets/feedback/chat/conversation.ts';
import { emptyOutbox, outboxSchema, restore, type Outbox } from '#widgets/feedback/chat/outbox.ts';
import { ticketStatuses, ticketTypes, messageSenders, type TicketStatus } from '#src/api/tickets.ts';

/**
 * The outcome of a request: accepted, refused, lost on the way to the server, or its response lost on the way back.
 */
type Fate = 'accepted' | 'refused' | 'lost there' | 'lost back';

class Refused extends Error {}

/** Simulates a server whose responses wait until the test settles them. */
class Server {
  readonly messages: TicketMessage[] = [];
  state: TicketStatus = ticketStatuses.waiting;
  isDown = false;
  private readonly requests: { content: string; url: string; respond: (error?: Error) => void }[] = [];

  ticket = (): Ticket => ({
    problemId: 'p-1',
    type: ticketTypes.fault,
    state: this.state,
    createTime: null,
    unreadMsgCount: 0,
    problemUrl: '',
    content: '',
    url: '',
  });

  load = async () => {
    if (this.isDown) throw new Error('down');
    return { ticket: this.ticket(), messages: [...this.messages] };
  };

  send = ({ content, url }: { content: string; url: string }) =>
    new Promise<void>((resolve, reject) => {
      this.requests.push({ content, url, respond: (error) => (error ? reject(error) : resolve()) });
    });

  get hasRequest() {
    return this.requests.length > 0;
  }

  staffReplies(content: string) {
    this.messages.push(this.message(content, '', messageSenders.staff));
  }

  private message(content: string, url: string, userType: TicketMessage['userType']): TicketMessage {
    const msgId = `m-${this.messages.length}`;
    return { msgId, userType, realName: '', content, url, userId: '', createTime: null };
  }

  /** Settles the oldest request. */
  respond(fate: Fate) {
    const request = this.requests.shift();
    if (!request) return;
    const isRefused = fate === 'refused' || (this.state === ticketStatuses.closed && fate !== 'lost there');
    if (!isRefused && fate !== 'lost there')
      this.messages.push(this.message(request.content, request.url, messageSenders.user));
    if (isRefused) request.respond(new Refused());
    else request.respond(fate === 'accepted' ? undefined : new Error('lost'));
  }

  own = () =>
    this.messages
      .filter((message) => message.userType !== messageSenders.staff)
      .map((message) => message.content);
}

/** Simulates a tab with its storage; a reload creates a new conversation from the stored data. */
class Tab {
  private stored = JSON.stringify(emptyOutbox);
  private reloads = 0;
  conversation: Conversation;

  constructor(private readonly server: Server) {
    this.conversation = this.open();
  }

  private open(): Conversation {
    const run = ++this.reloads;
    return createConversation(
      {
        load: this.server.load,
        // A page that was left neither sends its queue nor stores anything.
        send: (message) => (run === this.reloads ? this.server.send(message) : new Promise(() => {})),
        mayHaveArrived: (error) => !(error instanceof Refused),
        reasonOf: () => '',
        saveOutbox: (outbox: Outbox) => {
          if (run === this.reloads) this.stored = JSON.stringify(outbox);
        },
        newId: () => `id-${run}-${Math.random()}`,
        now: () => 0,
      },
      restore(v.parse(outboxSchema, JSON.parse(this.stored))),
    );
  }

  reload() {
    this.conversation = this.open();
  }

  get outbox() {
    return this.conversation.getState().outbox;
  }
}

const settle = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

interface Model {
  /** The sent texts in their order; the same text may occur twice. */
  sent: string[];
  typed: string;
}
type Step = fc.AsyncCommand<Model, Real>;
interface Real {
  server: Server;
  tab: Tab;
}

/**
 * Asserts that nothing is lost or duplicated: each text is on the server or in the outbox as often as it was sent.
 */
function check({ sent, typed }: Model, { server, tab }: Real) {
  expect(tab.outbox.text).toBe(typed);
  for (const text of new Set(sent)) {
    const wanted = sent.filter((other) => other === text).length;
    const arrived = server.own().filter((other) => other === text).length;
    const pending = tab.outbox.outgoing.filter((message) => message.content === text).length;
    expect(arrived, `${text} is not on the server more often than it was sent`).toBeLessThanOrEqual(wanted);
    expect(arrived + pending, `${text} is on the server or on its way`).toBeGreaterThanOrEqual(wanted);
  }
}

function step(name: string, run: (model: Model, real: Real) => unknown): Step {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      await settle();
      check(model, real);
    },
  };
}

const type = (content: string) =>
  step(`type ${content}`, (model, { tab }) => {
    model.typed = content;
    tab.conversation.edit((outbox) => ({ ...outbox, text: content }));
  });
const send = (clicks: number) =>
  step(`send ×${clicks}`, (model, { tab }) => {
    for (let click = 0; click < clicks; click++) {
      if (tab.conversation.send()) {
        model.sent.push(model.typed);
        model.typed = '';
      }
    }
  });
const respond = (fate: Fate) => step(`respond: ${fate}`, (_, { server }) => server.respond(fate));
const retry = step('retry', (_, { tab }) => {
  for (const { id } of tab.outbox.outgoing) void tab.conversation.retry(id);
});
const refresh = step('refresh', (_, { tab }) => tab.conversation.refresh().catch(() => undefined));
const reload = (fate: Fate) =>
  step(`reload, ${fate}`, (_, { server, tab }) => {
    // The browser aborts running requests: they have arrived by now, or never will.
    while (server.hasRequest) server.respond(fate === 'accepted' ? 'lost back' : fate);
    tab.reload();
    return tab.conversation.refresh().catch(() => undefined);
  });
const network = (isDown: boolean) =>
  step(isDown ? 'down' : 'up', (_, { server }) => void (server.isDown = isDown));
const staff = step('staff replies', (_, { server }) => server.staffReplies('好的'));

const fate = fc.constantFrom<Fate>('accepted', 'refused', 'lost there', 'lost back');
const steps = [
  // Only two texts, so that the same one is sent repeatedly.
  fc.constantFrom('好的', '收到，谢谢').map(type),
  fc.constantFrom(1, 2).map(send),
  fate.map(respond),
  fc.constant(retry),
  fc.constant(refresh),
  fate.map(reload),
  fc.boolean().map(network),
  fc.constant(staff),
];

describe('a conversation', () => {
  test('loses no message and doubles none, in 1,000 random sequences', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), async (commands) => {
        const server = new Server();
        const real: Real = { server, tab: new Tab(server) };
        const model: Model = { sent: [], typed: '' };
        await real.tab.conversation.refresh();
        await fc.asyncModelRun(() => ({ model, real }), commands);

        // Once the network is back, everything arrives.
        server.isDown = false;
        for (let round = 0; round < 60 && real.tab.outbox.outgoing.length > 0; round++) {
          await real.tab.conversation.refresh();
          for (const { id } of real.tab.outbox.outgoing) void real.tab.conversation.retry(id);
          await settle();
          server.respond('accepted');
          await settle();
        }
        expect(real.tab.outbox.outgoing).toEqual([]);
        expect(server.own().toSorted()).toEqual(model.sent.toSorted());
      }),
      { numRuns: 1000 },
    );
  });

  async function opened() {
    const server = new Server();
    const tab = new Tab(server);
    await tab.conversation.refresh();
    const write = (text: string) => {
      tab.conversation.edit((outbox) => ({ ...outbox, text }));
      return tab.conversation.send();
    };
    return { server, tab, write };
  }

  test('a double click sends once', async () => {
    const { server, tab, write } = await opened();
    expect(write('请问修好了吗')).toBe(true);
    expect(tab.conversation.send()).toBe(false);
    await settle();
    server.respond('accepted');
    await settle();
    expect(server.own()).toEqual(['请问修好了吗']);
    expect(tab.outbox).toEqual(emptyOutbox);
  });

  test('messages arrive in the order in which they were written', async () => {
    const { server, write } = await opened();
    for (const text of ['一', '二', '三']) write(text);
    for (let round = 0; round < 3; round++) {
      await settle();
      server.respond('accepted');
    }
    await settle();
    expect(server.own()).toEqual(['一', '二', '三']);
  });

  test('a refused message says so and stays', async () => {
    const { server, tab, write } = await opened();
    write('请问修好了吗');
    await settle();
    server.respond('refused');
    await settle();
    expect(tab.outbox.outgoing).toMatchObject([{ content: '请问修好了吗', state: 'refused' }]);
  });

  test('a message whose answer was lost is not sent a second time', async () => {
    const { server, tab, write } = await opened();
    server.isDown = true;
    write('请问修好了吗');
    await settle();
    server.respond('lost back');
    await settle();
    const [lost] = tab.outbox.outgoing;
    expect(lost?.state).toBe('lost');
    server.isDown = false;
    await tab.conversation.retry(lost?.id ?? '');
    expect(server.hasRequest).toBe(false);
    expect(server.own()).toEqual(['请问修好了吗']);
    expect(tab.outbox.outgoing).toEqual([]);
  });

  test('a ticket that was closed elsewhere is noticed by the refusal', async () => {
    const { server, tab, write } = await opened();
    server.state = ticketStatuses.closed;
    write('还有一个问题');
    await settle();
    server.respond('accepted');
    await settle();
    expect(tab.conversation.getState().loaded?.ticket.state).toBe(ticketStatuses.closed);
    expect(tab.outbox.outgoing).toMatchObject([{ content: '还有一个问题', state: 'refused' }]);
    expect(write('再问一句')).toBe(false);
  });

  test('nothing can be sent before the conversation is loaded', () => {
    const tab = new Tab(new Server());
    tab.conversation.edit((outbox) => ({ ...outbox, text: '您好' }));
    expect(tab.conversation.send()).toBe(false);
    expect(tab.outbox.text).toBe('您好');
  });
});

describe('a poll', () => {
  test('joins a fetch under way; a refresh does not', async () => {
    const server = new Server();
    let loads = 0;
    const conversation = createConversation(
      {
        load: async () => {
          loads += 1;
          return server.load();
        },
        send: server.send,
        mayHaveArrived: () => false,
        reasonOf: () => '',
        saveOutbox: () => {},
        newId: () => 'id',
        now: () => 0,
      },
      emptyOutbox,
    );
    await Promise.all([conversation.poll(), conversation.poll()]);
    expect(loads).toBe(1);
    await Promise.all([conversation.poll(), conversation.refresh()]);
    expect(loads).toBe(3);
    await conversation.poll();
    expect(loads).toBe(4);
  });
});
