import type { ElementDefinition } from '#src/element/definition.ts';

export const signCardDefinition = {
  tag: 'portal-sign-card',
  methods: ['refresh'],
  events: { onCheckedIn: 'portal-checked-in', onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
