import { describe, expect, test } from 'vitest';
import { TICKET_CONTENT_LIMIT } from '#src/rules/limits.ts';
import { legacyErrors } from '#widgets/legacy-feedback/legacy-draft.ts';

describe('the legacy form', () => {
  test.each([
    ['a content and a mobile number', { content: '建议', contact: '13812345678' }, {}],
    ['no content', { content: '', contact: '13812345678' }, { content: 'missing' }],
    [
      'one character too many',
      { content: '字'.repeat(TICKET_CONTENT_LIMIT + 1), contact: '13812345678' },
      { content: 'long' },
    ],
    ['no number', { content: '建议', contact: '' }, { contact: 'wrong' }],
    ['a wrong number', { content: '建议', contact: '12812345678' }, { contact: 'wrong' }],
    ['as many emoji as allowed', { content: '👍🏽'.repeat(TICKET_CONTENT_LIMIT), contact: '13812345678' }, {}],
    ['a long title', { title: '字'.repeat(51), content: '建议', contact: '13812345678' }, { title: 'long' }],
    ['a title of emoji', { title: '😀'.repeat(50), content: '建议', contact: '13812345678' }, {}],
  ])('%s', (_, draft, errors) => expect(legacyErrors({ title: '', ...draft })).toEqual(errors));
});
