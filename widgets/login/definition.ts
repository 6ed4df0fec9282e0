import type { ElementDefinition } from '../../src/element/defineElement.tsx';
import { loginMethods } from './methods.ts';

export const loginDefinition: ElementDefinition = {
  tag: 'portal-login',
  summary: 'Signs in by account, by text message or by a WeChat scan, as the organisation offers it.',
  attributes: {
    method: {
      type: 'string',
      values: loginMethods,
      summary: 'The way in that is shown first: account, mobile or wechat.',
    },
    redirect: {
      type: 'string',
      summary: 'A path of the same origin that comes back in the event after signing in.',
    },
  },
  events: {
    onDone: {
      name: 'portal-done',
      detail: { redirect: 'string' },
      summary: 'Somebody has signed in; `detail.redirect` is a safe path.',
    },
    onNavigate: {
      name: 'portal-navigate',
      detail: { url: 'string' },
      summary: 'A link to `detail.url` was clicked; prevent it to go there yourself.',
    },
  },
  parts: {
    login: 'The card.',
    tab: 'One way to sign in.',
    link: 'A link below the form.',
  },
};
