import { documentElement } from '../../src/element/reference.ts';
import { loginDefinition } from './definition.ts';

export const loginReference = documentElement(loginDefinition, {
  summary: 'Signs in by account, by text message or by a WeChat scan, as the organisation offers it.',
  attributes: {
    method: 'The way in that is shown first: account, mobile or wechat.',
    redirect: 'A path of the same origin that comes back in the event after signing in.',
  },
  events: {
    onDone: {
      detail: { redirect: 'string' },
      summary: 'Somebody has signed in; `detail.redirect` is a safe path.',
    },
    onNavigate: {
      detail: { url: 'string' },
      summary: 'A link to `detail.url` was clicked; prevent it to go there yourself.',
    },
  },
  parts: { login: 'The card.', tab: 'One way to sign in.', link: 'A link below the form.' },
});
