import type { ElementDefinition } from '#src/element/definition.ts';

export const footerDefinition = {
  tag: 'portal-footer',
  events: { onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
