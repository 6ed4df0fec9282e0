import { callPrefixes } from '#host/server/call-paths.ts';
import type { SecretKind } from './secrets.ts';
import type { Place } from './watch.ts';

export interface Allowed {
  secrets: readonly SecretKind[];
  place: Place;
  /** Where in the place; anywhere by default. */
  at?: RegExp;
  /** Only as long as the flow is under way: afterwards it must be gone. */
  isPassing?: true;
  why: string;
}

const personal = ['mobile number', 'identity card', 'e-mail'] as const;

/** Where each secret may stand. Everything else is a leak. */
export const allowed: readonly Allowed[] = [
  // The session.
  { secrets: ['token'], place: 'cookie', at: /^portal_token \/ /, why: 'the session of the portal' },
  {
    secrets: ['token'],
    place: 'request header',
    at: /^cookie: \w+ \//,
    why: 'the browser sends the cookie of the portal to it, and to no other site',
  },
  {
    secrets: ['token'],
    place: 'request header',
    at: new RegExp(`^authorization: \\w+ /(${callPrefixes.join('|')})/`),
    why: 'each call states its session',
  },
  {
    secrets: ['token'],
    place: 'request address',
    at: /^POST \/api\/orgUser\/login\/appLogin$/,
    why: 'the back end wants the token of the app there',
  },
  {
    secrets: ['token'],
    place: 'session storage',
    at: /^other site token$/,
    why: 'the page of the school keeps the token that it was given',
  },

  // Links that log in, which others have made: the page takes the secret out of its address at once.
  ...(['address', 'request address'] as const).flatMap((place): Allowed[] => [
    { secrets: ['token'], place, at: /(^|GET )\/login\/appLogin$/, why: 'the link of the app' },
    { secrets: ['invitation'], place, at: /(^|GET )\/login\/activate$/, why: 'the link of the invitation' },
    {
      secrets: ['one-time key', 'state'],
      place,
      at: /(^|GET )\/login_back$/,
      why: 'the way back from another site',
    },
    {
      secrets: ['one-time key', 'state'],
      place,
      at: /(^|GET )\/external\//,
      why: 'the way to another site, which the sandbox plays',
    },
    {
      secrets: ['scan code', 'state'],
      place,
      at: /(^|GET )\/(login\/wxScanLogin|wxlogin|space\/myData|sandbox\/wechat(\/answer)?)$/,
      why: 'the way to the social platform and back',
    },
  ]),
  {
    secrets: ['one-time key', 'state'],
    place: 'address',
    at: /^other site \/$/,
    why: 'the way back to the page of a school, in the fragment, which reaches no server',
  },

  {
    secrets: ['one-time key', 'state'],
    place: 'history entry',
    at: /^\/(external|sandbox)\//,
    why: 'the entries of other sites, which the sandbox plays',
  },
  {
    secrets: ['one-time key', 'state'],
    place: 'DOM',
    at: /^\/(external|sandbox)\//,
    why: 'pages of other sites',
  },
  {
    secrets: ['one-time key', 'scan code', 'state', 'foreign parameter'],
    place: 'history',
    at: /^replaceState$/,
    why: 'a redirect takes the parameters along; the entry that stays is judged as such',
  },
  {
    secrets: ['state'],
    place: 'DOM',
    at: /^\/(login\/wxScanLogin|space\/myData)$/,
    isPassing: true,
    why: 'the link to the social platform',
  },
  {
    secrets: ['social account'],
    place: 'session storage',
    at: /^portal\.boundInfo$/,
    isPassing: true,
    why: 'the page that binds it comes after a navigation; only this tab has it, for ten minutes',
  },
  {
    secrets: ['state'],
    place: 'session storage',
    at: /^portal\.scanStates$/,
    isPassing: true,
    why: 'the tab that shows a code to scan knows its own states',
  },
  {
    secrets: ['state'],
    place: 'session storage',
    at: /^portal\.loginState$/,
    why: 'the window that has left proves by it that the way back is its own',
  },
  ...(['address', 'request address'] as const).map((place): Allowed => ({
    secrets: ['state'],
    place,
    at: /(^|GET )\/(authorize|login\/index)$/,
    why: 'the page of a school gives it along, and without its verifier it opens nothing',
  })),
  {
    secrets: ['state'],
    place: 'event',
    at: /^portal-navigate$/,
    why: 'the page of a school may lead to the log-in itself',
  },

  // Addresses that a visitor has come by: they are not ours to change, but go no further.
  ...(['address', 'request address', 'history entry'] as const).map((place): Allowed => ({
    secrets: ['foreign parameter'],
    place,
    why: 'the address as it came',
  })),
  {
    secrets: ['foreign parameter'],
    place: 'DOM',
    at: /^\/(search|course)$/,
    why: 'the link to the log-in leads back to the address',
  },
  {
    secrets: ['foreign parameter'],
    place: 'history',
    at: /^pushState$/,
    why: 'the link to the log-in leads back to the address',
  },
  {
    secrets: ['foreign parameter', 'mobile number', 'one-time key'],
    place: 'console',
    at: /^failed request$/,
    why: 'the browser itself names the address of a request that has failed',
  },

  // Calls, as the back end describes them.
  {
    secrets: ['password', 'mobile number'],
    place: 'request address',
    at: /^POST \/api\/auth\/user\/login$/,
    why: 'the back end wants name and password there; only phones send it as it is',
  },
  {
    secrets: ['one-time key', 'verifier'],
    place: 'request address',
    at: /^GET \/api\/auth\/token\/key\//,
    why: 'the back end redeems the key there, once',
  },
  {
    secrets: ['mobile number'],
    place: 'request address',
    at: /^GET \/api\/(orgUser\/user\/getByMobile|user\/sys\/user\/forget\/send)$/,
    why: 'the back end wants the number there',
  },
  {
    secrets: ['password', 'code', 'mobile number'],
    place: 'request body',
    at: /^(POST|PUT) \/api\/(auth\/(login|wechat)|orgManage\/user|orgUser|operate)\//,
    why: 'log-in, registration, and changes of password and number',
  },
  {
    secrets: ['identity card', 'password', 'mobile number', 'code'],
    place: 'request body',
    at: /^POST \/api\/orgUser\/register$/,
    why: 'the registration by name',
  },
  {
    secrets: ['invitation'],
    place: 'request body',
    at: /^POST \/api\/orgUser\/login\/activate$/,
    why: 'the invitation that is accepted',
  },
  {
    secrets: ['invitation'],
    place: 'request header',
    at: /^authorization: POST \/api\/orgUser\/login\/activate$/,
    why: 'the invitation that is accepted',
  },
  {
    secrets: ['scan code'],
    place: 'request body',
    at: /^(POST \/api\/auth\/wechat\/appLogin|PUT \/api\/user\/user\/bindWeChat)$/,
    why: 'the scan that is redeemed',
  },
  {
    secrets: ['state'],
    place: 'request address',
    at: /^GET \/pxapp\/api\/v2\/regedit\/pollCode$/,
    why: 'the page asks whether its code has been scanned',
  },
  {
    secrets: ['social account'],
    place: 'request body',
    at: /^(POST \/api\/auth\/wechat\/(bind|wechatRegister)|PUT \/api\/user\/user\/bindWeChat)$/,
    why: 'the social account that is bound',
  },
  {
    secrets: ['identity card'],
    place: 'request body',
    at: /^(POST \/pxapp\/api\/regedit\/useByBase|PUT \/api\/operate\/platUser\/bindIdCard)$/,
    why: 'the roster is asked, and the card bound',
  },
  {
    secrets: ['e-mail', 'identity card'],
    place: 'request body',
    at: /^(POST \/pxapp\/api\/v2\/study\/apply|PUT \/api\/orgUser\/user\/updateUserInfo)$/,
    why: 'the enrolment and the personal data that are sent',
  },
  {
    secrets: ['e-mail'],
    place: 'request body',
    at: /^POST \/api\/portal\/invoice\/create$/,
    why: 'the invoice is sent there',
  },

  // Fields that somebody is filling in.
  {
    secrets: ['password'],
    place: 'field',
    at: /(password|text) /,
    isPassing: true,
    why: 'it is being typed',
  },
  { secrets: ['code', ...personal], place: 'field', isPassing: true, why: 'it is being typed' },
  {
    secrets: ['code', ...personal],
    place: 'DOM',
    at: /^\/space\/(bindPhone|bindCard|edit\/.*|invoicing)$|^\/thirdProject\/|^other site \/$/,
    isPassing: true,
    why: 'a field whose draft is kept states its value',
  },
  {
    secrets: ['mobile number'],
    place: 'session storage',
    at: /^portal\.(login\.mobile|code)\./,
    isPassing: true,
    why: 'number and countdown outlive a reload of the form, in this tab',
  },
  {
    secrets: ['mobile number'],
    place: 'DOM',
    at: /^\/space\/settingPwd$/,
    isPassing: true,
    why: 'a hidden field tells password managers for whom the password is',
  },
  {
    secrets: personal,
    place: 'session storage',
    at: /^portal\.draft:[^:]+:[^:]+:(bind-phone|bind-card|personal-data|invoice)$/,
    isPassing: true,
    why: 'what is typed outlives a reload, in this tab',
  },

  {
    secrets: ['mobile number'],
    place: 'session storage',
    at: /^other site portal\.draft:[^:]+::legacy-feedback$/,
    isPassing: true,
    why: 'the number outlives a reload of the older form, in this tab',
  },
  {
    secrets: ['mobile number'],
    place: 'ticket',
    at: /^\/api\/orgUser\/feedback\/submit$/,
    why: 'the user gives it to be called back',
  },

  // Data that their owner reads.
  {
    secrets: ['e-mail'],
    place: 'DOM',
    at: /^\/space\/(myData|invoiceList)$/,
    why: 'the owner reads it; numbers are masked',
  },
  {
    secrets: ['e-mail'],
    place: 'drawing',
    at: /^data:image\/svg\+xml$/,
    why: 'the owner sees the screenshot before it is sent, and can cover parts of it',
  },
];
