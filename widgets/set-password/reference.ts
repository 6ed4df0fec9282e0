import { documentElement } from '../../src/element/reference.ts';
import { setPasswordDefinition } from './definition.ts';

export const setPasswordReference = documentElement(setPasswordDefinition, {
  summary: 'Asks whoever is signed in for the first password of their own.',
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
    link: 'A link inside the form.',
    field: 'One field with its label.',
    input: 'What is typed into.',
    button: 'A button.',
    finished: 'What stands there when it is done.',
    heading: 'The heading of that.',
  },
});
