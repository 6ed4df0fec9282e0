import { describe, expect, test } from 'vitest';
import { findMatches } from '#widgets/feedback/tickets/question-search.ts';

describe('questions that match what is typed', () => {
  const questions = [
    '忘记密码怎么办？',
    '视频播放卡顿怎么办？',
    '课程学完了，为什么学时没有增加？',
    '怎样绑定或解绑微信？',
  ].map((title) => ({ title }));
  test.each([
    ['看视频一直卡顿', '视频播放卡顿怎么办？'],
    ['我的学时没增加', '课程学完了，为什么学时没有增加？'],
    ['密码忘了', '忘记密码怎么办？'],
  ])('%s', (typed, title) => expect(findMatches(typed, questions)[0]?.title).toBe(title));
  test.each(['', '怎么办', '如何处理', '？！', 'a'])('nothing for “%s”', (typed) =>
    expect(findMatches(typed, questions)).toEqual([]),
  );
});
