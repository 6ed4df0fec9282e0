// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { contestPhases, type Contest, type OwnWork } from '#src/api/contests/contests.ts';
import { possibilitiesOf, stepsOf } from '#host/app/pages/details/contest/contest-steps.ts';

const { coming, collecting, voting, reviewing, published } = contestPhases;

const contest: Contest = {
  id: '6008',
  title: '优秀案例评选',
  phase: collecting,
  collectStart: Date.parse('2026-11-20 09:00:00'),
  collectEnd: Date.parse('2026-12-02 09:00:00'),
  voteEnd: Date.parse('2026-12-04 09:00:00'),
  publishTime: Date.parse('2026-12-05 09:00:00'),
  isAnonymous: false,
  takesVotes: true,
  votesMax: 3,
  votesLeft: 3,
  isReviewer: false,
  criteria: [],
  own: null,
};
const own: OwnWork = {
  id: '6008-1',
  title: '单元教学设计',
  content: '',
  files: [],
  realName: '陈思远',
  school: '',
  isOwn: true,
  isVoted: false,
  award: '',
  isWithdrawn: false,
  remarks: [],
};

describe('the steps of a contest', () => {
  test.each([
    [coming, 'coming coming coming coming'],
    [collecting, 'current coming coming coming'],
    [voting, 'done current coming coming'],
    [reviewing, 'done done current coming'],
    [published, 'done done done done'],
  ])('in phase %i are %s', (phase, states) => {
    const steps = stepsOf({ ...contest, phase });
    expect(steps.map(({ name }) => name)).toEqual(['collecting', 'voting', 'reviewing', 'published']);
    expect(steps.map(({ state }) => state).join(' ')).toBe(states);
  });

  it('have no votes where none are taken', () => {
    const steps = stepsOf({ ...contest, takesVotes: false, phase: reviewing });
    expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'collecting done',
      'reviewing current',
      'published coming',
    ]);
  });
});

describe('a reader', () => {
  const may = (given: Partial<Contest>, isLoggedIn = true) =>
    Object.entries(possibilitiesOf({ ...contest, ...given }, isLoggedIn))
      .filter(([, is]) => is)
      .map(([name]) => name);

  test.each<[string, Partial<Contest>, boolean, string[]]>([
    ['before the collection', { phase: coming }, true, []],
    ['a guest before the collection', { phase: coming }, false, ['mayLogIn']],
    ['while works are collected', {}, true, ['mayHandIn']],
    ['with a work', { own }, true, ['mayHandIn', 'mayWithdraw']],
    ['whose work is withdrawn', { own: { ...own, isWithdrawn: true } }, true, ['mayHandIn']],
    ['a guest while works are collected', {}, false, ['mayLogIn']],
    ['during the votes', { phase: voting }, true, ['mayVote', 'seesWorks']],
    ['a guest during the votes', { phase: voting }, false, ['mayLogIn', 'seesWorks']],
    ['during the review', { phase: reviewing }, true, ['seesWorks']],
    ['a reviewer during the votes', { phase: voting, isReviewer: true }, true, ['mayVote', 'seesWorks']],
    [
      'a reviewer during the review',
      { phase: reviewing, isReviewer: true },
      true,
      ['mayReview', 'seesWorks'],
    ],
    ['a reviewer afterwards', { phase: published, isReviewer: true }, true, ['mayReview', 'seesWorks']],
    ['a guest afterwards', { phase: published }, false, ['seesWorks']],
  ])('%s', (_, given, isLoggedIn, expected) => {
    expect(may(given, isLoggedIn)).toEqual(expected);
  });
});
