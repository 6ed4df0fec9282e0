import type { ElementDefinition } from '#src/element/definition.ts';

export const sideToolsDefinition = {
  tag: 'portal-side-tools',
  attributes: { 'feedback-count': { type: 'number', default: 0 } },
  events: { onFeedback: 'portal-feedback-open' },
} as const satisfies ElementDefinition;
