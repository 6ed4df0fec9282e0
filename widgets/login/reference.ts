import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { loginDefinition } from './definition.ts';

export const loginReference = documentElement(loginDefinition, {
  summary: 'Signs in by account, by text message or by a WeChat scan, as the organisation offers it.',
  attributes: {
    flow: 'Where the user signs in: embedded, by the form in this page, or redirect, on the portal, which leads back.',
    method: 'The way in that is shown first: account, mobile or wechat.',
    redirect: 'A path of the same origin that comes back in the event after signing in.',
  },
  events: {
    onDone: {
      detail: { redirect: 'string' },
      summary:
        'Somebody has signed in by the form; `detail.redirect` is a safe path. The token is not in it: see `onLogin`.',
    },
    onNavigate: {
      detail: navigateDetail,
      summary: 'A link to `detail.url` was clicked; prevent it to go there yourself.',
    },
  },
  parts: { login: 'The card.', tab: 'One way to sign in.', link: 'A link below the form.' },
  chinese: {
    name: '登录',
    summary: '账号登录、短信登录与微信扫码登录，按机构的设置显示。',
    attributes: {
      flow: '在何处登录：embedded 为在本页填写表单，redirect 为前往门户登录后返回本页。',
      method: '首先显示的登录方式。',
      redirect: '登录成功后随事件返回的本站路径。',
    },
    events: { 'portal-done': '登录成功，detail.redirect 为经过检查的本站路径。' },
    parts: { login: '登录卡片。', tab: '一种登录方式。', link: '表单下方的链接。' },
  },
});
