import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const sideToolsDefinition = {
  tag: 'portal-side-tools',
  summary: 'Phone consultation, feedback entry and back-to-top at the right edge of the page.',
  attributes: {
    'feedback-count': {
      type: 'number',
      default: 0,
      summary: 'Unread replies to the feedback of the user; shown on the feedback entry.',
    },
  },
  events: {
    onFeedback: { name: 'portal-feedback-open', summary: 'The feedback entry was chosen.' },
  },
  parts: {
    'side-tools': 'The column.',
    'side-tool': 'One of its buttons.',
  },
} satisfies ElementDefinition;
