import { documentElement } from '../../src/element/reference.ts';
import { searchDefinition } from './definition.ts';

export const searchReference = documentElement(searchDefinition, {
  summary: 'The search of the portal: a field on a wide window, an icon that opens it on a narrow one.',
  events: {
    onNavigate: {
      detail: { url: 'string' },
      summary:
        'Before the results open; `detail.url`, `detail.target`. Prevent it to show them your own way.',
    },
  },
  parts: { search: 'The form.' },
});
