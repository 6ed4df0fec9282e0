import type { ElementDefinition } from '#src/element/definition.ts';

export const sidebarDefinition = {
  tag: 'portal-sidebar',
  attributes: { open: { type: 'boolean' }, path: { type: 'string' } },
  methods: ['toggle'],
  events: { onNavigate: 'portal-navigate', onToggle: 'portal-toggle' },
} as const satisfies ElementDefinition;
