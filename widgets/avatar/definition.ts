import type { ElementDefinition } from '#src/element/definition.ts';

export const avatarDefinition = {
  tag: 'portal-avatar',
  attributes: {
    'user-id': { type: 'string', default: '' },
    size: { type: 'number', default: 57 },
    readonly: { type: 'boolean' },
  },
  methods: ['open'],
  events: { onChanged: 'portal-changed', onNavigate: 'portal-navigate' },
} as const satisfies ElementDefinition;
