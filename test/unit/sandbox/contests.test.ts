// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as contests from '#src/api/contests/contests.ts';
import { criteria } from '#host/sandbox/contests/contest-words.ts';
import { noonish, portalOf, sandboxAt, type Ask, type Clock } from './portal.ts';

const { coming, collecting, voting, reviewing, published } = contests.contestPhases;

const ids = { coming: '6004', collecting: '6008', reviewing: '6012', voting: '6020', published: '6024' };
const withoutVotes = '6032';
const page = { current: 1, size: 50 };
const work = { title: '单元教学设计', content: '以真实任务带动单元学习', files: [] };
const file = { id: 'f-1', url: '/sandbox/files/demo/7001', name: '设计稿.pdf' };
const points = { aim: 28, design: 36, assessment: 17, form: 9 };

const read = async (ask: Ask, id: string) => {
  const contest = await ask(contests.getContest, { id });
  if (!contest) throw new Error(`${id} collects no works`);
  return contest;
};
const worksOf = async (ask: Ask, id: string) => (await ask(contests.getWorks, { id, ...page })).records;

const moveTo = (clock: Clock, time: string | number | null | undefined) => {
  clock.time = new Date(time ?? Number.NaN).getTime() + 1000;
};

describe('a contest of works', () => {
  it.each([
    [ids.coming, coming],
    [ids.collecting, collecting],
    [ids.voting, voting],
    [ids.reviewing, reviewing],
    [ids.published, published],
  ])('%s is in phase %i', async (id, phase) => {
    expect((await read(portalOf(sandboxAt(), 'teacher'), id)).phase).toBe(phase);
  });

  it('has criteria of 100 points together', async () => {
    const contest = await read(portalOf(sandboxAt()), ids.coming);
    expect(contest.criteria?.reduce((sum, one) => sum + one.points, 0)).toBe(100);
  });

  it('is none where no works are handed in, and none that does not exist', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    expect(await ask(contests.getContest, { id: '6001' })).toBeNull();
    await expect(ask(contests.getWorks, { id: '6001', ...page })).rejects.toThrow('该赛事不征集作品');
    await expect(ask(contests.getContest, { id: '1' })).rejects.toThrow('内容不存在或已下架');
  });

  it('passes from one phase to the next', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'teacher');
    const { collectEnd, voteEnd, publishTime } = await read(ask, ids.collecting);
    for (const [time, phase] of [
      [collectEnd, voting],
      [voteEnd, reviewing],
      [publishTime, published],
    ] as const) {
      moveTo(clock, time);
      expect((await read(ask, ids.collecting)).phase).toBe(phase);
    }
  });

  it('has no votes between collection and review where it takes none', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'teacher');
    const { collectEnd, takesVotes } = await read(ask, withoutVotes);
    expect(takesVotes).toBe(false);
    moveTo(clock, collectEnd);
    expect((await read(ask, withoutVotes)).phase).toBe(reviewing);
    const vote = { id: withoutVotes, workId: `${withoutVotes}-1`, voted: true };
    await expect(ask(contests.setVote, vote)).rejects.toThrow('该赛事不设投票');
  });
});

describe('the works', () => {
  it('are shown once the collection is over', async () => {
    const ask = portalOf(sandboxAt());
    expect(await worksOf(ask, ids.collecting)).toEqual([]);
    expect(await worksOf(ask, ids.voting)).toHaveLength(14);
  });

  it('have names before the publication only where the contest is not anonymous', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'teacher');
    const hidden = (await worksOf(ask, ids.reviewing)).map(({ realName, school }) => realName + school);
    expect(hidden.join('')).toBe('');
    moveTo(clock, (await read(ask, ids.reviewing)).publishTime);
    expect((await worksOf(ask, ids.reviewing)).every(({ realName }) => realName !== '')).toBe(true);
  });

  it('have results after the publication only, the best first', async () => {
    const ask = portalOf(sandboxAt());
    for (const { votes, points: mean, award } of await worksOf(ask, ids.voting))
      expect([votes, mean, award]).toEqual([null, null, '']);
    const all = await worksOf(ask, ids.published);
    const means = all.map((one) => one.points ?? 0);
    expect(means).toEqual(means.toSorted((one, other) => other - one));
    expect(all.map(({ award }) => award).slice(0, 7)).toEqual([
      '一等奖',
      '二等奖',
      '二等奖',
      '三等奖',
      '三等奖',
      '三等奖',
      '',
    ]);
    expect(all.every(({ votes }) => (votes ?? 0) > 0)).toBe(true);
  });

  it('tell their author the reviewers’ remarks, and nobody else', async () => {
    const sandbox = sandboxAt();
    const { own } = await read(portalOf(sandbox, 'teacher'), ids.published);
    expect(own?.remarks?.length).toBeGreaterThan(0);
    expect((await read(portalOf(sandbox, 'teacher'), ids.voting)).own?.remarks).toEqual([]);
    expect((await read(portalOf(sandbox, 'admin'), ids.published)).own).toBeNull();
  });

  it('are not shown to visitors of an organisation that is not public', async () => {
    const sandbox = sandboxAt();
    const response = await sandbox.fetch(
      `http://localhost/api/portal/contest/${ids.voting}/work/page?orgCode=closed`,
    );
    expect(await response.json()).toMatchObject({ code: 403, msg: '该机构未开放游客访问，请登录' });
  });
});

describe('one’s own work', () => {
  const input = { id: ids.collecting, ...work };

  it('is handed in, changed, withdrawn and handed in again; its text is kept', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await ask(contests.saveWork, input);
    expect((await read(ask, ids.collecting)).own).toMatchObject({ ...work, isOwn: true, isWithdrawn: false });
    await ask(contests.saveWork, { ...input, title: '单元教学设计（修改）', files: [file] });
    expect((await read(ask, ids.collecting)).own).toMatchObject({ title: '单元教学设计（修改）' });
    await ask(contests.withdrawWork, { id: ids.collecting });
    const { own } = await read(ask, ids.collecting);
    expect(own).toMatchObject({ content: work.content, isWithdrawn: true });
    await expect(ask(contests.withdrawWork, { id: ids.collecting })).rejects.toThrow('您没有可以撤回的作品');
    await ask(contests.saveWork, input);
    expect((await read(ask, ids.collecting)).own).toMatchObject({ id: own?.id, isWithdrawn: false });
  });

  it('takes part once the collection is over, unless it is withdrawn', async () => {
    const clock = { time: noonish };
    const sandbox = sandboxAt(clock);
    const [ask, other] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    await ask(contests.saveWork, input);
    await other(contests.saveWork, { ...input, title: '撤回的作品' });
    await other(contests.withdrawWork, { id: ids.collecting });
    moveTo(clock, (await read(ask, ids.collecting)).collectEnd);
    const titles = (await worksOf(ask, ids.collecting)).map(({ title }) => title);
    expect(titles).toContain(work.title);
    expect(titles).not.toContain('撤回的作品');
    await expect(ask(contests.saveWork, input)).rejects.toThrow('作品征集已截止');
    await expect(ask(contests.withdrawWork, { id: ids.collecting })).rejects.toThrow('作品征集已截止');
  });

  it.each([
    ['without a title', { title: ' ' }, '请填写作品标题'],
    ['with too long a title', { title: '字'.repeat(51) }, '标题在50字以内'],
    ['without text and files', { content: '' }, '请填写作品内容或上传附件'],
    ['with too long a text', { content: '字'.repeat(5001) }, '内容在5000字以内'],
    ['with too many files', { files: Array.from({ length: 10 }, () => file) }, '附件最多9个'],
    ['before the collection', { id: ids.coming }, '作品征集尚未开始'],
  ])('%s is refused', async (_, given, message) => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await expect(ask(contests.saveWork, { ...input, ...given })).rejects.toThrow(message);
  });

  it('needs a log-in', async () => {
    const sandbox = sandboxAt();
    const response = await sandbox.fetch(`http://localhost/api/portal/contest/${ids.collecting}/work`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${sandbox.guestTokenOf('demo')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(work),
    });
    expect(await response.json()).toMatchObject({ code: 403, msg: '请先登录' });
  });
});

describe('votes', () => {
  const voteFor = (place: number, voted = true) => ({
    id: ids.voting,
    workId: `${ids.voting}-${place}`,
    voted,
  });

  it('are three for each user, and can be taken back', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    for (const place of [1, 2, 3]) await ask(contests.setVote, voteFor(place));
    expect(await read(ask, ids.voting)).toMatchObject({ votesMax: 3, votesLeft: 0 });
    await expect(ask(contests.setVote, voteFor(5))).rejects.toThrow('每人最多投3票，您的票已用完');
    await ask(contests.setVote, voteFor(1));
    await ask(contests.setVote, voteFor(1, false));
    await ask(contests.setVote, voteFor(1, false));
    expect((await read(ask, ids.voting)).votesLeft).toBe(1);
    await ask(contests.setVote, voteFor(5));
    const voted = (await worksOf(ask, ids.voting)).filter(({ isVoted }) => isVoted);
    expect(voted.map(({ id }) => id)).toEqual([2, 3, 5].map((place) => `${ids.voting}-${place}`));
  });

  it('count, and are published with the results', async () => {
    /** The votes of the first work at the end, where these users vote for it. */
    const votesAfter = async (voters: readonly string[]) => {
      const clock = { time: noonish };
      const sandbox = sandboxAt(clock);
      const ask = portalOf(sandbox, 'teacher');
      const { publishTime } = await read(ask, ids.voting);
      for (const username of voters) await portalOf(sandbox, username)(contests.setVote, voteFor(1));
      moveTo(clock, publishTime);
      return (await worksOf(ask, ids.voting)).find(({ id }) => id === `${ids.voting}-1`)?.votes ?? 0;
    };
    expect((await votesAfter(['teacher', 'admin'])) - (await votesAfter([]))).toBe(2);
  });

  it.each([
    ['for one’s own work', { id: ids.voting, workId: `${ids.voting}-4` }, '不能给自己的作品投票'],
    ['for a work that does not exist', { id: ids.voting, workId: 'none' }, '作品不存在或已撤回'],
    ['too early', { id: ids.collecting, workId: `${ids.collecting}-1` }, '投票尚未开始'],
    ['too late', { id: ids.reviewing, workId: `${ids.reviewing}-1` }, '投票已结束'],
  ])('%s are refused', async (_, vote, message) => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await expect(ask(contests.setVote, { ...vote, voted: true })).rejects.toThrow(message);
  });
});

describe('the review', () => {
  const review = { id: ids.reviewing, workId: `${ids.reviewing}-9`, points, remark: '任务真实' };

  it('is for reviewers, who see how much is done', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const [task] = await ask(contests.getReviewTasks, undefined);
    expect(task).toMatchObject({ id: ids.reviewing, reviewedNum: 3, workNum: 14, isOver: false });
    await ask(contests.reviewWork, review);
    const [after] = await ask(contests.getReviewTasks, undefined);
    expect(after?.reviewedNum).toBe(4);
    const done = await ask(contests.getReviewedWorks, { id: ids.reviewing });
    expect(done.find(({ id }) => id === review.workId)).toMatchObject({
      isReviewed: true,
      points,
      remark: '任务真实',
      realName: '',
    });
  });

  it('counts with those of the others', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'teacher');
    const meanAfter = async (given: number) => {
      await ask(contests.reviewWork, { ...review, points: { ...points, design: given } });
      const { publishTime } = await read(ask, ids.reviewing);
      const before = clock.time;
      moveTo(clock, publishTime);
      const found = (await worksOf(ask, ids.reviewing)).find(({ id }) => id === review.workId);
      clock.time = before;
      return found?.points ?? 0;
    };
    // Three reviewers: thirty points more of one are ten more in the mean.
    expect((await meanAfter(40)) - (await meanAfter(10))).toBeCloseTo(10, 1);
  });

  it.each([
    ['without a criterion', { points: { aim: 28, design: 36, assessment: 17 } }, '请给“规范与表达”打分'],
    ['with too many points', { points: { ...points, aim: 31 } }, '“目标与内容”的得分应为 0 至 30 的整数'],
    ['with less than none', { points: { ...points, form: -1 } }, '“规范与表达”的得分应为 0 至 10 的整数'],
    ['with half a point', { points: { ...points, form: 8.5 } }, '“规范与表达”的得分应为 0 至 10 的整数'],
    ['with too long a remark', { remark: '字'.repeat(301) }, '评语在300字以内'],
    ['of a work that does not exist', { workId: 'none' }, '作品不存在或已撤回'],
  ])('%s is refused', async (_, given, message) => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await expect(ask(contests.reviewWork, { ...review, ...given })).rejects.toThrow(message);
  });

  it('is closed to others, before its time and afterwards', async () => {
    const clock = { time: noonish };
    const sandbox = sandboxAt(clock);
    const [ask, admin] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    await expect(ask(contests.getReviewedWorks, { id: ids.published })).rejects.toThrow(
      '只有评审专家可以评审作品',
    );
    await expect(ask(contests.reviewWork, { ...review, id: ids.published })).rejects.toThrow(
      '只有评审专家可以评审作品',
    );
    expect(await admin(contests.getReviewedWorks, { id: ids.voting })).toEqual([]);
    await expect(admin(contests.reviewWork, { ...review, id: ids.voting })).rejects.toThrow('评审尚未开始');
    await expect(admin(contests.reviewWork, { ...review, id: ids.published })).rejects.toThrow('评审已结束');
  });

  it('is never of one’s own work', async () => {
    const clock = { time: noonish };
    const admin = portalOf(sandboxAt(clock), 'admin');
    await admin(contests.saveWork, { id: ids.collecting, ...work });
    const { own, voteEnd } = await read(admin, ids.collecting);
    moveTo(clock, voteEnd);
    const works = await admin(contests.getReviewedWorks, { id: ids.collecting });
    expect(works).toHaveLength(9);
    expect(works.map(({ id }) => id)).not.toContain(own?.id);
    const ofOwn = { ...review, id: ids.collecting, workId: own?.id ?? '' };
    await expect(admin(contests.reviewWork, ofOwn)).rejects.toThrow('不能评审自己的作品');
  });
});

it('the criteria are reviewed each', () => {
  expect(Object.keys(points)).toEqual(criteria.map(({ id }) => id));
});
