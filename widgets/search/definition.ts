import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const searchDefinition = {
  tag: 'portal-search',
  summary: 'The search of the portal: a field on a wide window, an icon that opens it on a narrow one.',
  events: {
    onNavigate: {
      name: 'portal-navigate',
      detail: { url: 'string' },
      summary:
        'Before the results open; `detail.url`, `detail.target`. Prevent it to show them your own way.',
    },
  },
  parts: {
    search: 'The form.',
  },
} satisfies ElementDefinition;
