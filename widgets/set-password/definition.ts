import type { ElementDefinition } from '#src/element/definition.ts';

export const setPasswordDefinition = {
  tag: 'portal-set-password',
  methods: ['reset'],
  events: { onDone: 'portal-done', onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
