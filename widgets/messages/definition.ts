import { MESSAGE_PAGE_SIZE } from '#src/rules/limits.ts';
import type { ElementDefinition } from '#src/element/definition.ts';

export const messagesDefinition = {
  tag: 'portal-messages',
  attributes: { type: { type: 'number' }, size: { type: 'number', default: MESSAGE_PAGE_SIZE } },
  methods: ['refresh'],
  events: { onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
