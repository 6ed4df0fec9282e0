import type { ElementDefinition } from '#src/element/definition.ts';

export const bellDefinition = {
  tag: 'portal-bell',
  attributes: {
    placement: { type: 'string', values: ['bottom-end', 'bottom-start'], default: 'bottom-end' },
  },
  methods: ['open', 'close', 'refresh'],
  events: { onNavigate: 'portal-navigate', onUnread: 'portal-unread' },
} as const satisfies ElementDefinition;
