import { documentElement } from '../../src/element/reference.ts';
import { bellDefinition } from './definition.ts';

export const bellReference = documentElement(bellDefinition, {
  summary: 'The number of unread notifications; opens them.',
  attributes: {
    placement: 'Which edges of the bell and its panel meet. The panel stands above where there is more room.',
  },
  methods: {
    open: 'Opens the notifications.',
    close: 'Closes them.',
    refresh: 'Asks for the unread count at once.',
  },
  events: {
    onNavigate: {
      detail: { url: 'string', sourceType: 'number | undefined', sourceId: 'string | undefined' },
      summary:
        'Before a notification or a link leads somewhere; `detail.url`, and of a notification `detail.sourceType` and `detail.sourceId`. Prevent it to go there your own way. Source type 43 belongs to the feedback desk and has no address.',
    },
    onUnread: { detail: { count: 'number' }, summary: 'The unread count has changed; `detail.count`.' },
  },
  parts: {
    bell: 'The button.',
    panel: 'What opens: beside the bell, on a phone a sheet.',
    list: 'The notifications.',
    notice: 'One notification.',
  },
});
