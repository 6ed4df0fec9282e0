import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const sidebarDefinition = {
  tag: 'portal-sidebar',
  summary: 'Who is logged in, what they have achieved, and the menu of their personal space.',
  attributes: {
    open: {
      type: 'boolean',
      summary:
        'Added, it opens the sidebar; removed, it closes it. At the start it is open on a desktop unless the user has closed it, and closed below 992 px, where it is a drawer.',
    },
    path: {
      type: 'string',
      summary: 'The path that is shown, for the highlighted entry. Default: the page’s own.',
    },
  },
  methods: { toggle: 'Opens or closes it.' },
  events: {
    onNavigate: {
      name: 'portal-navigate',
      detail: { url: 'string' },
      summary:
        'Before it leads somewhere; `detail.url`, `detail.target`. Prevent it to go there your own way.',
    },
    onToggle: {
      name: 'portal-toggle',
      summary: 'It has opened or closed, or is shown for the first time; `detail.open`.',
    },
  },
  parts: {
    sidebar: 'All of it.',
    profile: 'Picture, name and role of whoever is logged in.',
    counter: 'One of the counters: hours, certificates, credit.',
    menu: 'The navigation.',
    heading: 'What stands above a group of entries.',
    entry: 'One entry of the menu.',
    drawer: 'On a phone, the dialog that holds it.',
  },
} satisfies ElementDefinition;
