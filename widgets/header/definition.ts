import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const headerDefinition = {
  tag: 'portal-header',
  summary: 'Logo, navigation, search, notifications and account of the portal, at the top of every page.',
  attributes: {
    nav: { type: 'boolean', summary: 'Shows the navigation that the organisation has configured.' },
    search: { type: 'boolean', summary: 'Shows the search.' },
  },
  events: {
    onNavigate: {
      name: 'portal-navigate',
      detail: { url: 'string' },
      summary:
        'Before it leads somewhere; `detail.url`, `detail.target`. Prevent it to go there your own way.',
    },
  },
  parts: {
    header: 'The whole row.',
    logo: 'Logo and name of the organisation.',
    'nav-link': 'One entry of the navigation.',
    account: 'The button of the account.',
  },
} satisfies ElementDefinition;
