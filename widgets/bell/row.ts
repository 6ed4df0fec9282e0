import type { ElementRow } from '../../src/element/define.tsx';

export const bellRow = {
  tag: 'portal-bell',
  summary: 'The way to the notifications, with the number of unread ones.',
  methods: { refresh: 'Asks for the unread count at once.' },
  events: {
    onNavigate: {
      name: 'portal-navigate',
      summary: 'Before it leads to the notifications; `detail.url`. Prevent it to go there your own way.',
    },
    onUnread: { name: 'portal-unread', summary: 'The unread count has changed; `detail.count`.' },
  },
} satisfies ElementRow;
