import type { ElementDefinition } from '#src/element/definition.ts';

export const headerDefinition = {
  tag: 'portal-header',
  attributes: { nav: { type: 'boolean' }, search: { type: 'boolean' } },
  events: { onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
