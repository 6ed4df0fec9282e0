import { expect, test } from 'vitest';
import type { Comment } from '#src/api/comments.ts';
import { changeComment, likeComment } from '#widgets/comments/comment-list.ts';

const comment = (id: string, rest: Partial<Comment> = {}): Comment => ({
  id,
  content: id,
  userId: null,
  realName: '',
  avatar: '',
  createTime: null,
  likeNum: 0,
  liked: false,
  replyNum: 0,
  replyTo: null,
  pinned: false,
  mayPin: false,
  ...rest,
});

test('a change leaves the other comments the same objects', () => {
  const list = [comment('a'), comment('b')];
  const changed = changeComment(list, 'a', (one) => ({ ...one, content: 'new' }));
  expect(changed[0]?.content).toBe('new');
  expect(changed[1]).toBe(list[1]);
});

test.each([
  ['a like', { liked: false, likeNum: 3 }, true, { liked: true, likeNum: 4 }],
  ['a like taken back', { liked: true, likeNum: 3 }, false, { liked: false, likeNum: 2 }],
  ['a like that is there already', { liked: true, likeNum: 3 }, true, { liked: true, likeNum: 3 }],
  ['never fewer than none', { liked: true, likeNum: 0 }, false, { liked: false, likeNum: 0 }],
])('%s', (_, before, liked, after) => expect(likeComment(comment('a', before), liked)).toMatchObject(after));
