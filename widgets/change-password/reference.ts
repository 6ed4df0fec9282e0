import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { changePasswordDefinition } from './definition.ts';

export const changePasswordReference = documentElement(changePasswordDefinition, {
  summary: 'Changes the password of whoever is signed in and knows the old one.',
  methods: {
    reset: { summary: 'Begins anew, with nothing typed.' },
  },
  events: {
    onDone: { summary: 'The password has been changed.' },
    onNavigate: {
      detail: navigateDetail,
      summary:
        'A link to `detail.url` was clicked; prevent it to go there yourself. `/login` comes after the session has been ended.',
    },
  },
  parts: {
    panel: 'All of it.',
    link: 'A link beside the form.',
    field: 'One field with its label.',
    input: 'What is typed into.',
    button: 'A button.',
    finished: 'What stands there when it is done.',
    heading: 'The heading of that.',
  },
  chinese: {
    name: '修改密码',
    summary: '已登录的用户输入原密码后修改密码。',
    methods: { reset: '清空并重新开始。' },
    events: { 'portal-done': '密码已修改。' },
    parts: {
      panel: '整个组件。',
      link: '表单旁的链接。',
      field: '带标签的一项。',
      input: '输入框。',
      button: '按钮。',
      finished: '完成后显示的内容。',
      heading: '完成后的标题。',
    },
  },
});
