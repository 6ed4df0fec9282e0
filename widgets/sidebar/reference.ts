import { documentElement } from '../../src/element/reference.ts';
import { sidebarDefinition } from './definition.ts';

export const sidebarReference = documentElement(sidebarDefinition, {
  summary: 'Who is logged in, what they have achieved, and the menu of their personal space.',
  attributes: {
    open: 'Added, it opens the sidebar; removed, it closes it. At the start it is open on a desktop unless the user has closed it, and closed below 992 px, where it is a drawer.',
    path: 'The path that is shown, for the highlighted entry. Default: the page’s own.',
  },
  methods: { toggle: 'Opens or closes it.' },
  events: {
    onNavigate: {
      detail: { url: 'string' },
      summary:
        'Before it leads somewhere; `detail.url`, `detail.target`. Prevent it to go there your own way.',
    },
    onToggle: { summary: 'It has opened or closed, or is shown for the first time; `detail.open`.' },
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
});
