import { documentElement } from '../../src/element/reference.ts';
import { collectPromptDefinition } from './definition.ts';

export const collectPromptReference = documentElement(collectPromptDefinition, {
  summary: 'Asks members for more about themselves where their organisation wants it, once for each user.',
  events: {
    onNavigate: {
      detail: { url: 'string' },
      summary: 'Before “go to fill” leads to the form; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    dialog: 'The dialog.',
    'dialog-header': 'Its title and the button that closes it.',
    'dialog-body': 'What it says.',
    'dialog-footer': 'Its buttons.',
    button: 'One of them.',
  },
});
