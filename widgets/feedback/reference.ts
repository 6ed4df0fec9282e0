import { documentElement } from '../../src/element/reference.ts';
import { feedbackDefinition } from './definition.ts';

export const feedbackReference = documentElement(feedbackDefinition, {
  summary: 'The feedback desk: send feedback, read the answers and reply.',
  attributes: {
    trigger: 'What opens it: a floating button that can be moved, a button in its place, or only `open()`.',
  },
  methods: {
    open: 'Opens the desk; `open("submit")` at the form, `open("mine")` at the user’s own feedback.',
    close: 'Closes the desk. What was typed is kept.',
  },
  events: {
    onUnread: {
      detail: { count: 'number' },
      summary: 'The number of unread replies has changed; `detail.count`.',
    },
    onSubmitted: { detail: { problemId: 'string' }, summary: 'Feedback was sent; `detail.problemId`.' },
    onNavigate: {
      detail: { url: 'string' },
      summary: 'Before it leads to the log-in; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    float: 'The floating button.',
    button: 'The button in its place, and those of the desk.',
    order: 'One work order in the list.',
    question: 'One frequent question.',
    answer: 'The answer to it.',
  },
});
