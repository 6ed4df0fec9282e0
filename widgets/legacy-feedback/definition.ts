import type { ElementDefinition } from '#src/element/definition.ts';

export const legacyFeedbackDefinition = {
  tag: 'portal-legacy-feedback',
  methods: ['reset'],
  events: { onSubmitted: 'portal-submitted' },
} as const satisfies ElementDefinition;
