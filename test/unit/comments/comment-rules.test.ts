import { describe, expect, test } from 'vitest';
import { commentError, sendsComment, tidyComment } from '#widgets/comments/comment-rules.ts';

test.each([
  ['nothing', '', 500, 'missing'],
  ['spaces and lines', ' \n\t ', 500, 'missing'],
  ['one character', '好', 500, null],
  ['just as many as allowed', '好'.repeat(500), 500, null],
  ['one too many', '好'.repeat(501), 500, 'long'],
  ['emoji of several code points', '👨‍👩‍👧'.repeat(5), 5, null],
  ['outer spaces, which the counter shows', ' 好 ', 2, 'long'],
])('%s', (_, text, limit, error) => expect(commentError(text, limit)).toBe(error));

test.each([
  ['a text', 'a text'],
  ['  outer spaces \n', 'outer spaces'],
  ['one\n\nempty line', 'one\n\nempty line'],
  ['many\n\n\n\n\nempty lines', 'many\n\nempty lines'],
  ['lines\n \n\t\n　\nof spaces', 'lines\n\nof spaces'],
  ['lines\r\nof\rWindows', 'lines\nof\nWindows'],
])('%j is tidied to %j', (text, tidy) => expect(tidyComment(text)).toBe(tidy));

describe('a key', () => {
  const key = { key: 'Enter', ctrlKey: false, metaKey: false, isComposing: false, keyCode: 13 };
  test.each([
    ['Enter alone', {}, false],
    ['Ctrl and Enter', { ctrlKey: true }, true],
    ['Command and Enter', { metaKey: true }, true],
    ['Ctrl and another key', { ctrlKey: true, key: 'a' }, false],
    ['Enter within a composition', { ctrlKey: true, isComposing: true }, false],
    ['the Enter that ends one in Safari', { ctrlKey: true, keyCode: 229 }, false],
  ])('%s sends: %s', (_, pressed, sends) => expect(sendsComment({ ...key, ...pressed })).toBe(sends));
});
