import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { TicketMessage, Ticket } from '../../../src/api/tickets.ts';
import { createConversation, type Conversation } from '../../../widgets/feedback/conversation.ts';
import { emptyOutbox, outboxSchema, restore, type Outbox } from '../../../widgets/feedback/outbox.ts';

/** The answer to a send: taken; refused; lost on the way there; lost on the way back. */
type Fate = 'taken' | 'refused' | 'lost there' | 'lost back';

class Refused extends Error {}

/** A server of which every answer waits until the test says what becomes of it. */
class Server {
  readonly messages: TicketMessage[] = [];
  /** 1 closed, 2 open. */
  state = 2;
  isDown = false;
  private readonly waiting: { content: string; url: string; answer: (error?: Error) => void }[] = [];

  order = (): Ticket => ({
    problemId: 'p-1',
    type: 1,
    state: this.state,
    createTime: '',
    unreadMsgCount: 0,
    problemUrl: '',
    content: '',
    url: '',
  });

  load = async () => {
    if (this.isDown) throw new Error('down');
    return { order: this.order(), messages: [...this.messages] };
  };

  send = ({ content, url }: { content: string; url: string }) =>
    new Promise<void>((resolve, reject) => {
      this.waiting.push({ content, url, answer: (error) => (error ? reject(error) : resolve()) });
    });

  get isAsked() {
    return this.waiting.length > 0;
  }

  staffSays(content: string) {
    this.messages.push(this.message(content, '', 2));
  }

  private message(content: string, url: string, userType: number): TicketMessage {
    const msgId = `m-${this.messages.length}`;
    return { msgId, userType, realName: '', content, url, userId: '', createTime: '' };
  }

  /** Decides about the oldest send that waits. */
  answer(fate: Fate) {
    const asked = this.waiting.shift();
    if (!asked) return;
    const isRefused = fate === 'refused' || (this.state === 1 && fate !== 'lost there');
    if (!isRefused && fate !== 'lost there') this.messages.push(this.message(asked.content, asked.url, 1));
    if (isRefused) asked.answer(new Refused());
    else asked.answer(fate === 'taken' ? undefined : new Error('lost'));
  }

  own = () => this.messages.filter((one) => one.userType !== 2).map((one) => one.content);
}

/** A tab with its storage; a reload makes a new conversation out of what was kept. */
class Tab {
  private kept = JSON.stringify(emptyOutbox);
  private made = 0;
  conversation: Conversation;

  constructor(private readonly server: Server) {
    this.conversation = this.open();
  }

  private open(): Conversation {
    const run = ++this.made;
    return createConversation(
      {
        load: this.server.load,
        // A page that is gone sends nothing any more that still stood in line, and keeps nothing.
        send: (message) => (run === this.made ? this.server.send(message) : new Promise(() => {})),
        mayHaveArrived: (error) => !(error instanceof Refused),
        keep: (box: Outbox) => {
          if (run === this.made) this.kept = JSON.stringify(box);
        },
        newId: () => `id-${run}-${Math.random()}`,
        now: () => 0,
      },
      restore(v.parse(outboxSchema, JSON.parse(this.kept))),
    );
  }

  reload() {
    this.conversation = this.open();
  }

  get box() {
    return this.conversation.read().box;
  }
}

const settle = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

interface Model {
  /** What was sent, in the order of sending; the same text may stand there twice. */
  sent: string[];
  typed: string;
}
type Step = fc.AsyncCommand<Model, Real>;
interface Real {
  server: Server;
  tab: Tab;
}

/** Nothing lost and nothing double: each sent text is on the server, or still on its way, as often as it was sent. */
function check({ sent, typed }: Model, { server, tab }: Real) {
  expect(tab.box.text).toBe(typed);
  for (const text of new Set(sent)) {
    const wanted = sent.filter((one) => one === text).length;
    const arrived = server.own().filter((one) => one === text).length;
    const held = tab.box.outgoing.filter((one) => one.content === text).length;
    expect(arrived, `${text} is not on the server more often than it was sent`).toBeLessThanOrEqual(wanted);
    expect(arrived + held, `${text} is on the server or on its way`).toBeGreaterThanOrEqual(wanted);
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

const say = (content: string) =>
  step(`type ${content}`, (model, { tab }) => {
    model.typed = content;
    tab.conversation.edit((box) => ({ ...box, text: content }));
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
const answer = (fate: Fate) => step(`answer: ${fate}`, (_, { server }) => server.answer(fate));
const retry = step('retry', (_, { tab }) => {
  for (const { id } of tab.box.outgoing) void tab.conversation.retry(id);
});
const refresh = step('refresh', (_, { tab }) => tab.conversation.refresh().catch(() => undefined));
const reload = (fate: Fate) =>
  step(`reload, ${fate}`, (_, { server, tab }) => {
    // The browser breaks what is under way off: it has arrived by now, or never will.
    while (server.isAsked) server.answer(fate === 'taken' ? 'lost back' : fate);
    tab.reload();
    return tab.conversation.refresh().catch(() => undefined);
  });
const network = (isDown: boolean) =>
  step(isDown ? 'down' : 'up', (_, { server }) => void (server.isDown = isDown));
const staff = step('staff answers', (_, { server }) => server.staffSays('好的'));

const fate = fc.constantFrom<Fate>('taken', 'refused', 'lost there', 'lost back');
const steps = [
  // Two texts only, so that the same one is sent again and again.
  fc.constantFrom('好的', '收到，谢谢').map(say),
  fc.constantFrom(1, 2).map(send),
  fate.map(answer),
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

        // In the end all is well again, and everything arrives.
        server.isDown = false;
        for (let round = 0; round < 60 && real.tab.box.outgoing.length > 0; round++) {
          await real.tab.conversation.refresh();
          for (const { id } of real.tab.box.outgoing) void real.tab.conversation.retry(id);
          await settle();
          server.answer('taken');
          await settle();
        }
        expect(real.tab.box.outgoing).toEqual([]);
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
      tab.conversation.edit((box) => ({ ...box, text }));
      return tab.conversation.send();
    };
    return { server, tab, write };
  }

  test('a double click sends once', async () => {
    const { server, tab, write } = await opened();
    expect(write('请问修好了吗')).toBe(true);
    expect(tab.conversation.send()).toBe(false);
    await settle();
    server.answer('taken');
    await settle();
    expect(server.own()).toEqual(['请问修好了吗']);
    expect(tab.box).toEqual(emptyOutbox);
  });

  test('messages arrive in the order in which they were written', async () => {
    const { server, write } = await opened();
    for (const text of ['一', '二', '三']) write(text);
    for (let round = 0; round < 3; round++) {
      await settle();
      server.answer('taken');
    }
    await settle();
    expect(server.own()).toEqual(['一', '二', '三']);
  });

  test('a refused message says so and stays', async () => {
    const { server, tab, write } = await opened();
    write('请问修好了吗');
    await settle();
    server.answer('refused');
    await settle();
    expect(tab.box.outgoing).toMatchObject([{ content: '请问修好了吗', state: 'refused' }]);
  });

  test('a message whose answer was lost is not sent a second time', async () => {
    const { server, tab, write } = await opened();
    server.isDown = true;
    write('请问修好了吗');
    await settle();
    server.answer('lost back');
    await settle();
    const [lost] = tab.box.outgoing;
    expect(lost?.state).toBe('lost');
    server.isDown = false;
    await tab.conversation.retry(lost?.id ?? '');
    expect(server.isAsked).toBe(false);
    expect(server.own()).toEqual(['请问修好了吗']);
    expect(tab.box.outgoing).toEqual([]);
  });

  test('an order that was closed elsewhere is noticed by the refusal', async () => {
    const { server, tab, write } = await opened();
    server.state = 1;
    write('还有一个问题');
    await settle();
    server.answer('taken');
    await settle();
    expect(tab.conversation.read().loaded?.order.state).toBe(1);
    expect(tab.box.outgoing).toMatchObject([{ content: '还有一个问题', state: 'refused' }]);
    expect(write('再问一句')).toBe(false);
  });

  test('nothing can be sent before the conversation is loaded', () => {
    const tab = new Tab(new Server());
    tab.conversation.edit((box) => ({ ...box, text: '您好' }));
    expect(tab.conversation.send()).toBe(false);
    expect(tab.box.text).toBe('您好');
  });
});
