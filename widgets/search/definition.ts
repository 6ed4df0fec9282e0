import type { ElementDefinition } from '#src/element/definition.ts';

export const searchDefinition = {
  tag: 'portal-search',
  events: { onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
