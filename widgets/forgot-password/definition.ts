import type { ElementDefinition } from '#src/element/definition.ts';

export const forgotPasswordDefinition = {
  tag: 'portal-forgot-password',
  methods: ['reset'],
  events: { onDone: 'portal-done', onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
