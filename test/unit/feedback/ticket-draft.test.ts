import { describe, expect, test } from 'vitest';
import { TICKET_CONTENT_LIMIT, TICKET_MESSAGE_LIMIT } from '#src/rules/limits.ts';
import { ticketErrors } from '#widgets/feedback/tickets/ticket-draft.ts';

const filled = { type: 1 as const, content: '视频无法播放' };

test('the limits are those of the specification', () => {
  expect([TICKET_CONTENT_LIMIT, TICKET_MESSAGE_LIMIT]).toEqual([200, 200]);
});

describe('the form of a new ticket', () => {
  test.each([
    ['a type and a content', filled, {}],
    ['no type', { ...filled, type: null }, { type: 'missing' }],
    ['no content', { ...filled, content: '' }, { content: 'missing' }],
    ['spaces only', { ...filled, content: ' \n ' }, { content: 'missing' }],
    ['as many characters as allowed', { ...filled, content: '字'.repeat(TICKET_CONTENT_LIMIT) }, {}],
    [
      'one character too many',
      { ...filled, content: '字'.repeat(TICKET_CONTENT_LIMIT + 1) },
      { content: 'long' },
    ],
    ['as many emoji as allowed', { ...filled, content: '👨‍👩‍👧'.repeat(TICKET_CONTENT_LIMIT) }, {}],
    ['nothing at all', { type: null, content: '' }, { type: 'missing', content: 'missing' }],
  ])('%s', (_, draft, errors) => expect(ticketErrors(draft)).toEqual(errors));
});
