import { notificationDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { messagesDefinition } from './definition.ts';

export const messagesReference = documentElement(messagesDefinition, {
  summary: 'All messages of the user, read and unread, by kind.',
  attributes: {
    type: 'The kind of messages to begin with; without it, all.',
    size: 'Messages on a page, 1 to 100.',
  },
  methods: {
    refresh: { summary: 'Loads what is shown anew.' },
  },
  events: {
    onNavigate: {
      detail: notificationDetail,
      summary:
        'Before a message or a link leads somewhere; `detail.url`, and of a message `detail.sourceType` and `detail.sourceId`. Prevent it to go there your own way. Source type 43 belongs to the feedback desk and has no address.',
    },
  },
  parts: { messages: 'All of it.', list: 'The messages of a page.', notice: 'One message.' },
  chinese: {
    name: '消息列表',
    summary: '用户的全部消息，含已读与未读，可按类型查看、分页与标记已读。',
    attributes: { type: '首先显示的消息类型；不设置则显示全部。', size: '每页条数，1 至 100。' },
    methods: { refresh: '重新加载当前内容。' },
    events: {
      'portal-navigate':
        '即将打开消息所指的内容或链接，地址为 detail.url；消息另有 detail.sourceType 与 detail.sourceId。调用 preventDefault() 可改由网页自行处理。来源类型 43 为意见反馈，没有地址。',
    },
    parts: { messages: '整个组件。', list: '当前页的消息。', notice: '一条消息。' },
  },
});
