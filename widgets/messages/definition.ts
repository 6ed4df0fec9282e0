import type { ElementDefinition } from '../../src/element/definition.ts';

export const messagesDefinition = {
  tag: 'portal-messages',
  attributes: { type: { type: 'number' }, size: { type: 'number', default: 10 } },
  methods: ['refresh'],
  events: { onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
