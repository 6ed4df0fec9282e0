import type { ElementDefinition } from '#src/element/definition.ts';

export const changePasswordDefinition = {
  tag: 'portal-change-password',
  methods: ['reset'],
  events: { onDone: 'portal-done', onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
