import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { forgotPasswordDefinition } from './definition.ts';

export const forgotPasswordReference = documentElement(forgotPasswordDefinition, {
  summary:
    'Sets a forgotten password: verifies the mobile number of whoever is signed in, then asks for a new one.',
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
    steps: 'Where one stands on the way.',
    link: 'A link beside the form.',
    field: 'One field with its label.',
    input: 'What is typed into.',
    button: 'A button.',
    finished: 'What stands there when it is done.',
    heading: 'The heading of that.',
  },
  chinese: {
    name: '忘记密码',
    summary: '通过已绑定的手机号验证身份，然后设置新密码。',
    methods: { reset: '清空并重新开始。' },
    events: { 'portal-done': '新密码已设置。' },
    parts: {
      panel: '整个组件。',
      steps: '当前步骤。',
      link: '表单旁的链接。',
      field: '带标签的一项。',
      input: '输入框。',
      button: '按钮。',
      finished: '完成后显示的内容。',
      heading: '完成后的标题。',
    },
  },
});
