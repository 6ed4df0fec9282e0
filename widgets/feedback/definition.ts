import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const feedbackDefinition = {
  tag: 'portal-feedback',
  summary: 'A feedback dialog: send feedback, read the answers and reply.',
  attributes: {
    trigger: {
      type: 'string',
      values: ['float', 'button', 'none'],
      default: 'float',
      summary:
        'What opens it: a floating button that can be moved, a button in the flow of the page, or only `open()`.',
    },
  },
  methods: {
    open: 'Opens the dialog; `open("submit")` at the form, `open("mine")` at the user’s own feedback.',
    close: 'Closes the dialog. Drafts are kept.',
  },
  events: {
    onUnread: {
      name: 'portal-unread',
      detail: { count: 'number' },
      summary: 'The number of unread replies has changed; `detail.count`.',
    },
    onSubmitted: {
      name: 'portal-submitted',
      detail: { problemId: 'string' },
      summary: 'Feedback was sent; `detail.problemId`.',
    },
    onNavigate: {
      name: 'portal-navigate',
      detail: { url: 'string' },
      summary:
        'Before it leads to the log-in page, `detail.url`. Call `preventDefault()` to navigate yourself.',
    },
  },
  parts: {
    float: 'The floating button.',
    button: 'The button in the flow of the page, and those of the dialog.',
    order: 'One ticket in the list.',
    question: 'One frequent question.',
    answer: 'The answer to it.',
  },
} satisfies ElementDefinition;
