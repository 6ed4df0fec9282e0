import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const footerDefinition = {
  tag: 'portal-footer',
  summary: 'About links, support phone, filing and record numbers and copyright of the organisation.',
  events: {
    onNavigate: {
      name: 'portal-navigate',
      detail: { url: 'string' },
      summary: 'Before a link is followed; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    footer: 'All of it.',
    link: 'A link to a page about the organisation.',
  },
} satisfies ElementDefinition;
