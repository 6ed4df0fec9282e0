import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const bellDefinition = {
  tag: 'portal-bell',
  summary: 'The number of unread notifications; opens them.',
  attributes: {
    placement: {
      type: 'string',
      values: ['bottom-end', 'bottom-start'],
      default: 'bottom-end',
      summary: 'Which edges of the bell and its panel meet. The panel stands above where there is more room.',
    },
  },
  methods: {
    open: 'Opens the notifications.',
    close: 'Closes them.',
    refresh: 'Asks for the unread count at once.',
  },
  events: {
    onNavigate: {
      name: 'portal-navigate',
      detail: { url: 'string', sourceType: 'number | undefined', sourceId: 'string | undefined' },
      summary:
        'Before a notification or a link leads somewhere; `detail.url`, and of a notification `detail.sourceType` and `detail.sourceId`. Prevent it to go there your own way. Source type 43 belongs to the feedback desk and has no address.',
    },
    onUnread: {
      name: 'portal-unread',
      detail: { count: 'number' },
      summary: 'The unread count has changed; `detail.count`.',
    },
  },
  parts: {
    bell: 'The button.',
    panel: 'What opens: beside the bell, on a phone a sheet.',
    list: 'The notifications.',
    notice: 'One notification.',
  },
} satisfies ElementDefinition;
