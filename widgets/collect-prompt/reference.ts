import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { collectPromptDefinition } from './definition.ts';

export const collectPromptReference = documentElement(collectPromptDefinition, {
  summary: 'Asks members for more about themselves where their organisation wants it, once for each user.',
  hint: 'Opens by itself when needed: choose the organisation collect and log in as newcomer.',
  events: {
    onNavigate: {
      detail: navigateDetail,
      summary: 'Before “go to fill” leads to the form; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    dialog: 'The dialog.',
    'dialog-header': 'Its title and the button that closes it.',
    'dialog-body': 'What it says.',
    'dialog-footer': 'Its buttons.',
    button: 'One of them.',
  },
  chinese: {
    name: '补充资料提示',
    summary: '机构要求补充个人资料时提醒用户填写，每位用户只提醒一次。',
    hint: '需要时自动弹出：机构选择 collect，并以 newcomer 登录后可见。',
    parts: {
      dialog: '弹窗。',
      'dialog-header': '标题与关闭按钮。',
      'dialog-body': '弹窗的内容。',
      'dialog-footer': '弹窗底部的按钮。',
      button: '其中一个按钮。',
    },
  },
});
