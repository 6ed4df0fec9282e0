import { notificationDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { bellDefinition } from './definition.ts';

export const bellReference = documentElement(bellDefinition, {
  summary: 'The number of unread notifications; opens them.',
  attributes: {
    placement: 'Which edges of the bell and its panel meet. The panel stands above where there is more room.',
  },
  methods: {
    open: { summary: 'Opens the notifications.' },
    close: { summary: 'Closes them.' },
    refresh: { summary: 'Asks for the unread count at once.' },
  },
  events: {
    onNavigate: {
      detail: notificationDetail,
      summary:
        'Before a notification or a link leads somewhere; `detail.url`, and of a notification `detail.sourceType` and `detail.sourceId`. Prevent it to go there your own way. Source type 43 belongs to the feedback desk and has no address.',
    },
    onUnread: { detail: { count: 'number' }, summary: 'The unread count has changed; `detail.count`.' },
  },
  parts: {
    bell: 'The button.',
    panel: 'What opens: beside the bell, on a phone a sheet.',
    list: 'The notifications.',
    notice: 'One notification.',
  },
  chinese: {
    name: '消息铃铛',
    summary: '显示未读消息数量，点击后查看未读消息。',
    attributes: { placement: '消息面板与铃铛对齐的一侧；下方空间不足时，面板显示在上方。' },
    methods: { open: '打开消息面板。', close: '关闭消息面板。', refresh: '立即重新获取未读数量。' },
    events: {
      'portal-navigate':
        '即将打开消息所指的内容或链接，地址为 detail.url；消息另有 detail.sourceType 与 detail.sourceId。调用 preventDefault() 可改由网页自行处理。来源类型 43 为意见反馈，没有地址。',
    },
    parts: {
      bell: '铃铛按钮。',
      panel: '打开的面板；手机上为底部弹层。',
      list: '消息列表。',
      notice: '一条消息。',
    },
  },
});
