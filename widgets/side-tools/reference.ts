import { documentElement } from '#src/element/reference.ts';
import { sideToolsDefinition } from './definition.ts';

export const sideToolsReference = documentElement(sideToolsDefinition, {
  summary: 'Phone consultation, feedback entry and back-to-top at the right edge of the page.',
  hint: 'At the lower right of the window; this page connects its feedback entry with the feedback element.',
  attributes: {
    'feedback-count': 'Unread replies to the feedback of the user; shown on the feedback entry.',
  },
  events: { onFeedback: { summary: 'The feedback entry was chosen.' } },
  parts: { 'side-tools': 'The column.', 'side-tool': 'One of its buttons.' },
  chinese: {
    name: '快捷服务',
    summary: '窗口右下角的电话咨询、意见反馈与回到顶部。',
    hint: '固定在窗口右下角；“意见反馈”由网页接到反馈组件上。',
    attributes: { 'feedback-count': '反馈的未读答复数量，显示在入口上。' },
    events: { 'portal-feedback-open': '用户点击了意见反馈入口。' },
    parts: { 'side-tools': '整列按钮。', 'side-tool': '一个按钮。' },
  },
});
