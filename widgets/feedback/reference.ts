import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { feedbackDefinition } from './definition.ts';

export const feedbackReference = documentElement(feedbackDefinition, {
  summary: 'The feedback desk: send feedback, read the answers and reply.',
  hint: 'By default a button at the right of the window, which can be dragged or moved by the arrow keys.',
  attributes: {
    trigger: 'What opens it: a floating button that can be moved, a button in its place, or only `open()`.',
  },
  methods: {
    open: {
      parameters: [{ name: 'tab', type: "'submit' | 'mine'", optional: true }],
      summary: 'Opens the desk; `open("submit")` at the form, `open("mine")` at the user’s own feedback.',
    },
    close: { summary: 'Closes the desk. What was typed is kept.' },
  },
  events: {
    onUnread: {
      detail: { count: 'number' },
      summary: 'The number of unread replies has changed; `detail.count`.',
    },
    onSubmitted: { detail: { problemId: 'string' }, summary: 'Feedback was sent; `detail.problemId`.' },
    onNavigate: {
      detail: navigateDetail,
      summary: 'Before it leads to the log-in; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    float: 'The floating button.',
    button: 'The button in its place, and those of the desk.',
    order: 'One ticket in the list.',
    question: 'One frequent question.',
    answer: 'The answer to it.',
  },
  chinese: {
    name: '意见反馈',
    summary: '提交反馈、查看客服答复并继续沟通；可上传图片或页面截图。',
    hint: '默认以悬浮按钮显示在窗口右侧，可拖动，也可用方向键移动。',
    attributes: { trigger: '打开方式：float 为悬浮按钮，button 为原处按钮，none 则只能通过 open() 打开。' },
    methods: {
      open: '打开反馈窗口；open("submit") 打开表单，open("mine") 打开“我的反馈”。',
      close: '关闭反馈窗口，已填写的内容会保留。',
    },
    events: { 'portal-submitted': '反馈已提交，工单编号为 detail.problemId。' },
    parts: {
      float: '悬浮按钮。',
      order: '列表中的一个工单。',
      question: '一个常见问题。',
      answer: '问题的答案。',
    },
  },
});
