import { documentElement } from '../../src/element/reference.ts';
import { avatarDefinition } from './definition.ts';

export const avatarReference = documentElement(avatarDefinition, {
  summary: 'The picture of a user; the user changes it by choosing and cropping another one.',
  attributes: {
    'user-id': 'Whose picture. Default: whoever is logged in, who alone can change it.',
    size: 'In px.',
    readonly: 'The picture is only shown.',
  },
  methods: { open: 'Opens the dialog in which the picture is changed. Does nothing where it is only shown.' },
  events: {
    onChanged: {
      detail: { url: 'string' },
      summary: 'The picture has been changed; `detail.url` is its new address.',
    },
    onNavigate: {
      detail: { url: 'string' },
      summary: 'Before a link leads to the log-in; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    avatar: 'The picture.',
    button: 'The button around one’s own picture, and those of the dialog.',
    dialog: 'The dialog in which the picture is changed.',
    'dialog-header': 'Its title and the button that closes it.',
    'dialog-body': 'Where the picture is chosen and cropped.',
    'dialog-footer': 'Its buttons.',
  },
});
