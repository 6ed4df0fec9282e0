import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const avatarDefinition = {
  tag: 'portal-avatar',
  summary: 'The picture of a user; the user changes it by choosing and cropping another one.',
  attributes: {
    'user-id': {
      type: 'string',
      default: '',
      summary: 'Whose picture. Default: whoever is logged in, who alone can change it.',
    },
    size: { type: 'number', default: 57, summary: 'In px.' },
    readonly: { type: 'boolean', summary: 'The picture is only shown.' },
  },
  methods: {
    open: 'Opens the dialog in which the picture is changed. Does nothing where it is only shown.',
  },
  events: {
    onChanged: {
      name: 'portal-changed',
      detail: { url: 'string' },
      summary: 'The picture has been changed; `detail.url` is its new address.',
    },
    onNavigate: {
      name: 'portal-navigate',
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
} satisfies ElementDefinition;
