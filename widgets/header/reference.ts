import { documentElement } from '../../src/element/reference.ts';
import { headerDefinition } from './definition.ts';

export const headerReference = documentElement(headerDefinition, {
  summary: 'Logo, navigation, search, notifications and account of the portal, at the top of every page.',
  attributes: {
    nav: 'Shows the navigation that the organisation has configured.',
    search: 'Shows the search.',
  },
  events: {
    onNavigate: {
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
});
