import type { ElementDefinition } from '#src/element/definition.ts';

export const collectPromptDefinition = {
  tag: 'portal-collect-prompt',
  events: { onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
