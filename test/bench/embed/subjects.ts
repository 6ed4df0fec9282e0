import { placeholderOf } from '#widgets/placeholders.ts';

/** A subject of the benchmark: a page, and expressions of that page that say when the subject is visible. */
export interface Subject {
  name: string;
  kind: 'floor' | 'bell' | 'feedback';
  whose: 'floor' | 'ours' | 'peer';
  /** The page's own module in `pages`; without one the page loads the files of our CDN. */
  module?: string;
  /** The folder of a former CDN build, whose files the page loads instead. */
  former?: string;
  /** The page brings the element's placeholder. */
  isEarly?: true;
  /** Markup of the page's body. */
  body: string;
  /** An expression for the button. */
  button: string;
  /** An expression that is true when the unread count is shown. */
  count?: string;
  /** An expression for the notifications; subjects that the benchmark opens need it. */
  rows?: string;
}

const inShadow = (tag: string, selector: string) =>
  `document.querySelector('${tag}')?.shadowRoot?.querySelector('${selector}')`;

const ourBell = {
  kind: 'bell',
  whose: 'ours',
  body: '<portal-bell></portal-bell>',
  button: inShadow('portal-bell', 'button'),
  count: `${inShadow('portal-bell', 'button')}?.ariaLabel?.includes('99+')`,
  rows: `document.querySelector('portal-bell').shadowRoot.querySelectorAll('[part="notice"]')`,
} as const;

const ourFeedback = {
  kind: 'feedback',
  whose: 'ours',
  body: '<portal-feedback></portal-feedback>',
  button: inShadow('portal-feedback', 'button'),
  count: `${inShadow('portal-feedback', 'button')}?.ariaLabel?.includes('3')`,
} as const;

const theirFeedback = {
  kind: 'feedback',
  whose: 'peer',
  body: '',
  button: inShadow('#sentry-feedback', 'button'),
} as const;

export const floor: Subject = {
  name: 'vanilla custom-element button',
  kind: 'floor',
  whose: 'floor',
  module: 'vanilla.ts',
  body: '<plain-button></plain-button>',
  button: inShadow('plain-button', 'button'),
};

/** The elements as a tenant has them; the targets apply to these. */
export const bell: Subject = { ...ourBell, name: 'our bell, CDN (preact)' };
export const feedback: Subject = { ...ourFeedback, name: 'our feedback, CDN (preact)' };

const early = (subject: Subject, tag: string): Subject => {
  const placeholder = placeholderOf(tag, { locale: 'zh-CN', theme: 'auto' });
  return {
    ...subject,
    name: '… with its placeholder',
    isEarly: true,
    body: `<${tag}>${placeholder}</${tag}>`,
  };
};
export const earlyBell = early(bell, 'portal-bell');
export const earlyFeedback = early(feedback, 'portal-feedback');

const current: readonly Subject[] = [
  floor,
  {
    name: 'bare React 19 button',
    kind: 'floor',
    whose: 'floor',
    module: 'react-button.tsx',
    body: '<div id="app"></div>',
    button: `document.querySelector('#app button')`,
  },
  bell,
  earlyBell,
  { ...ourBell, name: 'our bell, npm (React 19)', module: 'portal-bell.ts' },
  {
    name: '@trycourier/courier-ui-inbox',
    kind: 'bell',
    whose: 'peer',
    module: 'courier.ts',
    body: '<courier-inbox-popup-menu></courier-inbox-popup-menu>',
    button: `document.querySelector('courier-inbox-menu-button')`,
    count: `document.querySelector('#unread-badge')?.offsetWidth > 0`,
    rows: `document.querySelectorAll('courier-inbox-list-item')`,
  },
  {
    name: '@novu/js',
    kind: 'bell',
    whose: 'peer',
    module: 'novu.ts',
    body: '<div id="app"></div>',
    button: `document.querySelector('#app button')`,
    count: `document.querySelector('#app .nv-bellDot')?.checkVisibility()`,
    rows: `document.querySelectorAll('.nv-notification')`,
  },
  feedback,
  earlyFeedback,
  { ...ourFeedback, name: 'our feedback, npm (React 19)', module: 'portal-feedback.ts' },
  { ...theirFeedback, name: '@sentry/browser feedback', module: 'sentry.ts' },
  { ...theirFeedback, name: '… its dialog loaded later', module: 'sentry-later.ts' },
];

/** `FORMER=<folder of a CDN build>` measures that build too, so that two releases are compared in one run. */
const former = process.env.FORMER;
const formerBuild: readonly Subject[] = former
  ? [
      { ...ourBell, name: 'our bell, former build', former },
      { ...ourFeedback, name: 'our feedback, former build', former },
    ]
  : [];

export const subjects: readonly Subject[] = [...current, ...formerBuild];

/** Returns the path of a subject's page. */
export const pathOf = ({ kind, module, former: build, isEarly }: Subject) =>
  `/pages/${module?.replace(/\.\w+$/, '') ?? `${isEarly ? 'early' : build ? 'former' : 'cdn'}-${kind}`}/`;
