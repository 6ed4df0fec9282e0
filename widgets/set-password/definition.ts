import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const setPasswordDefinition = {
  tag: 'portal-set-password',
  summary: 'Asks whoever is signed in for the first password of their own.',
  methods: { reset: 'Begins anew, with nothing typed.' },
  events: {
    onDone: { name: 'portal-done', summary: 'The password has been set.' },
    onNavigate: {
      name: 'portal-navigate',
      detail: { url: 'string' },
      summary: 'A link to `detail.url` was clicked; prevent it to go there yourself.',
    },
  },
  parts: {
    panel: 'All of it.',
    link: 'A link inside the form.',
    field: 'One field with its label.',
    input: 'What is typed into.',
    button: 'A button.',
    finished: 'What stands there when it is done.',
    heading: 'The heading of that.',
  },
} satisfies ElementDefinition;
