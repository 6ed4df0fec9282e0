import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const forgotPasswordDefinition = {
  tag: 'portal-forgot-password',
  summary:
    'Sets a forgotten password: verifies the mobile number of whoever is signed in, then asks for a new one.',
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
    steps: 'Where one stands on the way.',
    link: 'A link beside the form.',
    field: 'One field with its label.',
    input: 'What is typed into.',
    button: 'A button.',
    finished: 'What stands there when it is done.',
    heading: 'The heading of that.',
  },
} satisfies ElementDefinition;
