import { documentElement } from '../../src/element/reference.ts';
import { messagesDefinition } from './definition.ts';

export const messagesReference = documentElement(messagesDefinition, {
  summary: 'All messages of the user, read and unread, by kind.',
  attributes: {
    type: 'The kind of messages to begin with; without it, all.',
    size: 'Messages on a page, 1 to 100.',
  },
  methods: { refresh: 'Loads what is shown anew.' },
  events: {
    onNavigate: {
      detail: { url: 'string', sourceType: 'number | undefined', sourceId: 'string | undefined' },
      summary:
        'Before a message or a link leads somewhere; `detail.url`, and of a message `detail.sourceType` and `detail.sourceId`. Prevent it to go there your own way. Source type 43 belongs to the feedback desk and has no address.',
    },
  },
  parts: { messages: 'All of it.', list: 'The messages of a page.', notice: 'One message.' },
});
