import type { ElementDefinition } from '#src/element/definition.ts';

export const feedbackDefinition = {
  tag: 'portal-feedback',
  attributes: { trigger: { type: 'string', values: ['float', 'button', 'none'], default: 'float' } },
  methods: ['open', 'close'],
  events: { onUnread: 'portal-unread', onSubmitted: 'portal-submitted', onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
