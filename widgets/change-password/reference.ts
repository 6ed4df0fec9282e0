import { documentElement } from '../../src/element/reference.ts';
import { changePasswordDefinition } from './definition.ts';

export const changePasswordReference = documentElement(changePasswordDefinition, {
  summary: 'Changes the password of whoever is signed in and knows the old one.',
  methods: { reset: 'Begins anew, with nothing typed.' },
  events: {
    onDone: { summary: 'The password has been changed.' },
    onNavigate: {
      detail: { url: 'string' },
      summary:
        'A link to `detail.url` was clicked; prevent it to go there yourself. `/login` comes after the session has been ended.',
    },
  },
  parts: {
    panel: 'All of it.',
    link: 'A link beside the form.',
    field: 'One field with its label.',
    input: 'What is typed into.',
    button: 'A button.',
    finished: 'What stands there when it is done.',
    heading: 'The heading of that.',
  },
});
