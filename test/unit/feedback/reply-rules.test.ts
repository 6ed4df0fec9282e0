import { describe, expect, test } from 'vitest';
import { TICKET_MESSAGE_LIMIT } from '#src/rules/limits.ts';
import { replyError, replyKeyAction } from '#widgets/feedback/chat/reply-rules.ts';

describe('a reply', () => {
  test.each([
    ['as many characters as allowed', { text: '字'.repeat(TICKET_MESSAGE_LIMIT), pictures: [] }, null],
    ['one character too many', { text: '字'.repeat(TICKET_MESSAGE_LIMIT + 1), pictures: [] }, 'long'],
    ['as many emoji as allowed', { text: '😀'.repeat(TICKET_MESSAGE_LIMIT), pictures: [] }, null],
    [
      'outer spaces beyond the limit, as the counter shows them',
      { text: `${'字'.repeat(TICKET_MESSAGE_LIMIT)}\n`, pictures: [] },
      'long',
    ],
    ['spaces only', { text: ' \n ', pictures: [] }, 'empty'],
    ['a picture alone', { text: '', pictures: [{ url: '/1.png', name: '1.png' }] }, null],
  ])('%s', (_, reply, error) => expect(replyError(reply)).toBe(error));
});

describe('keys in the reply box', () => {
  const key = {
    key: 'Enter',
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    keyCode: 13,
  };
  test.each([
    ['Enter', {}, 'send'],
    ['Ctrl+Enter', { ctrlKey: true }, 'newline'],
    ['Shift+Enter', { shiftKey: true }, 'newline'],
    ['Enter while an input method composes', { isComposing: true }, null],
    ['Enter that the input method has taken', { keyCode: 229 }, null],
    ['Ctrl+Enter while composing', { ctrlKey: true, isComposing: true }, null],
    ['a letter', { key: 'a' }, null],
  ])('%s', (_, pressed, action) => expect(replyKeyAction({ ...key, ...pressed })).toBe(action));
});
