import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TicketMessage, Ticket } from '#src/api/tickets.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Chat } from '#widgets/feedback/chat/Chat.tsx';
import { createConversation, type LoadedConversation } from '#widgets/feedback/chat/conversation.ts';
import css from '#widgets/feedback/feedback-dialog.css?inline';
import { emptyOutbox, type Outbox, type OutgoingMessage } from '#widgets/feedback/chat/outbox.ts';
import { onScene } from '../scene.tsx';
import { ticketTypes, ticketStatuses, messageSenders } from '#src/api/tickets.ts';

const ticket: Ticket = {
  problemId: 'p-1031',
  type: ticketTypes.operation,
  state: ticketStatuses.underWay,
  createTime: Date.parse('2026-11-20T08:15:00+08:00'),
  unreadMsgCount: 0,
  problemUrl: '/space/myStudyTask',
  content: '手机上填写研修日志时，切换应用再回来内容就没有了，希望能自动保存。',
  url: '',
};
const message = (index: number, userType: TicketMessage['userType'], content: string): TicketMessage => ({
  msgId: `m-${index}`,
  userType,
  realName: userType === messageSenders.staff ? '客服小林' : '陈思远',
  content,
  url: '',
  userId: '',
  createTime: Date.parse(`2026-11-20T09:0${index}:00+08:00`),
});
const messages = [
  message(
    1,
    messageSenders.staff,
    '老师您好，非常抱歉给您带来不便。自动保存功能已列入本月更新计划，预计下周上线。',
  ),
  message(2, messageSenders.user, '好的，期待更新。'),
];
const outgoing = (id: string, content: string, state: OutgoingMessage['state']): OutgoingMessage => ({
  id,
  content,
  url: '',
  state,
  reason: state === 'refused' ? '工单已关闭，不能再发送消息' : '',
  at: Date.parse('2026-11-20T09:10:00'),
  after: 2,
});

interface StageProps {
  /** Null: the response never arrives. */
  loaded: LoadedConversation | 'failed' | null;
  outbox: Outbox;
}

function Stage({ loaded, outbox }: StageProps) {
  useStyles(css);
  const [conversation] = useState(() =>
    createConversation(
      {
        load: () =>
          loaded === null
            ? new Promise(() => undefined)
            : loaded === 'failed'
              ? Promise.reject(new Error('failed'))
              : Promise.resolve(loaded),
        send: () => new Promise(() => undefined),
        mayHaveArrived: () => false,
        reasonOf: () => '',
        saveOutbox: () => undefined,
        newId: () => 'new',
        now: () => Date.now(),
      },
      outbox,
    ),
  );
  return (
    <div style={{ display: 'grid', blockSize: 'calc(100vh - 48px)', background: 'var(--portal-surface)' }}>
      <Chat
        ticketId={ticket.problemId}
        conversation={conversation}
        onLoaded={() => undefined}
        onBack={() => undefined}
        onFollowUp={() => undefined}
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/Feedback/Chat',
  component: Stage,
  decorators: [onScene({ as: 'teacher' })],
  args: { loaded: { ticket, messages }, outbox: emptyOutbox },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Waiting: Story = {
  args: { loaded: { ticket: { ...ticket, state: ticketStatuses.waiting }, messages: [] } },
};
export const Closed: Story = {
  args: { loaded: { ticket: { ...ticket, state: ticketStatuses.closed }, messages } },
};
export const Loading: Story = { args: { loaded: null } };
export const Failed: Story = { args: { loaded: 'failed' } };
export const Long: Story = {
  args: {
    loaded: {
      ticket,
      messages: Array.from({ length: 120 }, (_, index) => ({
        ...message(1, index % 2 ? messageSenders.user : messageSenders.staff, `第 ${index + 1} 条消息`),
        msgId: `long-${index}`,
      })),
    },
  },
};
export const WithDraft: Story = { args: { outbox: { ...emptyOutbox, text: '请问大概什么时候上线？' } } };
export const SendStates: Story = {
  args: {
    outbox: {
      ...emptyOutbox,
      outgoing: [
        outgoing('1', '请问大概什么时候上线？', 'sent'),
        outgoing('2', '我们教研组都很期待。', 'sending'),
        outgoing('3', '另外字号也有点小。', 'refused'),
        outgoing('4', '谢谢！', 'lost'),
      ],
    },
  },
};
