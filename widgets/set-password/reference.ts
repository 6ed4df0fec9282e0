import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { setPasswordDefinition } from './definition.ts';

export const setPasswordReference = documentElement(setPasswordDefinition, {
  summary: 'Asks whoever is signed in for the first password of their own.',
  methods: {
    reset: { summary: 'Begins anew, with nothing typed.' },
  },
  events: {
    onDone: { summary: 'The password has been set.' },
    onNavigate: {
      detail: navigateDetail,
      summary: 'A link to `detail.url` was clicked; prevent it to go there yourself.',
    },
  },
  parts: {
    panel: 'All of it.',
    link: 'A link inside the form.',
    field: 'One field with its label.',
    input: 'What is typed into.',
    button: 'A button.',
    finished: 'What stands there when it is done.',
    heading: 'The heading of that.',
  },
  chinese: {
    name: '首次设置密码',
    summary: '尚未设置密码的用户首次登录后设置自己的密码。',
    methods: { reset: '清空并重新开始。' },
    events: { 'portal-done': '密码已设置。' },
    parts: {
      panel: '整个组件。',
      link: '表单中的链接。',
      field: '带标签的一项。',
      input: '输入框。',
      button: '按钮。',
      finished: '完成后显示的内容。',
      heading: '完成后的标题。',
    },
  },
});
