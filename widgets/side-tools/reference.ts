import { documentElement } from '../../src/element/reference.ts';
import { sideToolsDefinition } from './definition.ts';

export const sideToolsReference = documentElement(sideToolsDefinition, {
  summary: 'Phone consultation, feedback entry and back-to-top at the right edge of the page.',
  attributes: {
    'feedback-count': 'Unread replies to the feedback of the user; shown on the feedback entry.',
  },
  events: { onFeedback: { summary: 'The feedback entry was chosen.' } },
  parts: { 'side-tools': 'The column.', 'side-tool': 'One of its buttons.' },
});
