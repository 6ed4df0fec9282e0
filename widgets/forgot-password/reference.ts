import { documentElement } from '../../src/element/reference.ts';
import { forgotPasswordDefinition } from './definition.ts';

export const forgotPasswordReference = documentElement(forgotPasswordDefinition, {
  summary:
    'Sets a forgotten password: verifies the mobile number of whoever is signed in, then asks for a new one.',
  methods: { reset: 'Begins anew, with nothing typed.' },
  events: {
    onDone: { summary: 'The password has been set.' },
    onNavigate: {
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
});
