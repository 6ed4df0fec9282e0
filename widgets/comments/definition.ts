import type { ElementDefinition } from '#src/element/definition.ts';
import { COMMENT_LIMIT } from '#src/rules/limits.ts';

export const commentsDefinition = {
  tag: 'portal-comments',
  attributes: {
    'subject-type': { type: 'string' },
    'subject-id': { type: 'string' },
    version: { type: 'string', values: ['v1', 'v2'], default: 'v2' },
    'max-length': { type: 'number', default: COMMENT_LIMIT },
    report: { type: 'boolean' },
  },
  methods: ['refresh'],
  events: {
    onCommented: 'portal-commented',
    onLiked: 'portal-liked',
    onNavigate: 'portal-navigate',
  },
} as const satisfies ElementDefinition;
