// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { getCourses } from '#src/api/lists.ts';
import { postComment, getComments } from '#src/api/comments.ts';
import {
  closeTicket,
  getTicket,
  getTicketMessages,
  getTickets,
  sendTicketMessage,
} from '#src/api/tickets.ts';
import { getUserInfo } from '#src/api/user-info.ts';
import { removeUpload, uploadFile } from '#src/api/uploads.ts';
import { getAttempt, getExamResult, saveAnswers, startExam } from '#src/api/exams.ts';
import { getContest, getReviewedWorks, reviewWork } from '#src/api/contests/contests.ts';
import { getObservation, saveSheet } from '#src/api/learning/observation.ts';
import { chinese } from '#src/texts/texts.ts';
import { createSandbox, sandboxSettings } from '#host/sandbox/index.ts';
import { createScene } from '../api/call-table.ts';
import { callRows, endpointsAt } from '../api/endpoint-list.ts';
import { portalOf } from './portal.ts';
import { wireOf } from './wire.ts';

const long = /^1234567890\d{9}$/;
const pageOne = { current: 1, size: 10 };

describe('a sandbox that writes long ids', () => {
  it('writes them as numbers, until a reset', async () => {
    const sandbox = createSandbox();
    const wire = wireOf(sandbox, 'teacher');
    const idOf = async () => {
      const text = await (await wire.send('GET', '/api/user/user/info')).text();
      return /"userId":([^,}]+)/.exec(text)?.[1];
    };
    expect(await idOf()).toBe('"u-1001"');
    await wire.send('POST', '/sandbox/ids', { long: true });
    expect(await idOf()).toMatch(long);
    sandbox.reset();
    expect(await idOf()).toBe('"u-1001"');
    expect((await wire.send('POST', '/sandbox/ids', { long: 'yes' })).status).toBe(400);
  });

  it('records what was sent, and answers long ids after they are switched off', async () => {
    const sandbox = createSandbox({ longIds: true });
    const ask = portalOf(sandbox, 'teacher');
    const [ticket] = (await ask(getTickets, { current: 1 })).records;
    const id = ticket?.problemId ?? '';
    expect(id).toMatch(long);
    await wireOf(sandbox).send('POST', '/sandbox/ids', { long: false });
    expect(await ask(getTicket, { id })).toMatchObject({ content: ticket?.content });
    expect(sandbox.calls().at(-1)?.path).toBe(`/api/orgUser/problem/${id}`);
  });

  it('knows them in a path, a query and a body', async () => {
    const ask = portalOf(createSandbox({ longIds: true }), 'teacher');
    const { records } = await ask(getTickets, { current: 1 });
    const problemId = records.find(({ state }) => state !== 1)?.problemId ?? '';
    await ask(sendTicketMessage, { problemId, content: '还是打不开', url: '' });
    const messages = await ask(getTicketMessages, { problemId });
    expect(messages.at(-1)).toMatchObject({ content: '还是打不开', msgId: expect.stringMatching(long) });
    await ask(closeTicket, { problemId });
    expect(await ask(getTicket, { id: problemId })).toMatchObject({ problemId, state: 1 });
  });

  it('gives a row one id wherever it is named', async () => {
    const ask = portalOf(createSandbox({ longIds: true }), 'teacher');
    const { userId } = (await ask(getUserInfo, undefined)).userInfo;
    const [course] = (await ask(getCourses, pageOne)).records;
    const source = { sourceType: 'course', sourceId: course?.id ?? '' };
    await ask(postComment, { ...source, content: '很受启发' });
    const [comment] = (await ask(getComments, { ...source, ...pageOne })).records;
    expect(comment).toMatchObject({ content: '很受启发', userId });
    expect((await ask(getCourses, { ...pageOne, id: source.sourceId })).records).toMatchObject([
      { title: course?.title },
    ]);
  });

  it('verifies the signature of what was sent', async () => {
    const ask = portalOf(createSandbox({ longIds: true }), 'teacher');
    const { id } = await ask(uploadFile, { file: new File(['a'], 'a.txt') });
    expect(id).toMatch(long);
    await expect(ask(removeUpload, { id: id ?? '' })).resolves.toBeDefined();
  });

  it('chooses the options of a question by their ids', async () => {
    const ask = portalOf(createSandbox({ longIds: true }), 'teacher');
    const { attemptId } = await ask(startExam, { id: 'ex-1' });
    const { questions, now } = await ask(getAttempt, { id: attemptId });
    const question = questions.find(({ type }) => type === 'single');
    const answer = question?.options?.[1]?.id ?? '';
    expect(answer).toMatch(long);
    const given = { questionId: question?.id ?? '', answer: [answer], at: now.now };
    await ask(saveAnswers, { id: attemptId, answers: [given] });
    expect((await ask(getAttempt, { id: attemptId })).answers).toMatchObject([given]);
    const result = await ask(getExamResult, { id: 'ex-2-1' });
    for (const { type, options, given: chosen } of result.questions) {
      if (type !== 'single' && type !== 'multiple') continue;
      expect(options?.map(({ id }) => id)).toEqual(expect.arrayContaining(chosen ?? []));
    }
  });

  it('keeps points by the ids of criteria', async () => {
    const ask = portalOf(createSandbox({ longIds: true }), 'teacher');
    const criteria = (await ask(getContest, { id: '6012' }))?.criteria ?? [];
    const points = Object.fromEntries(criteria.map((one) => [one.id, one.points]));
    const [work] = await ask(getReviewedWorks, { id: '6012' });
    await ask(reviewWork, { id: '6012', workId: work?.id ?? '', points, remark: '任务真实' });
    const [reviewed] = await ask(getReviewedWorks, { id: '6012' });
    expect(reviewed).toMatchObject({ points });

    const { scale, own } = await ask(getObservation, { id: '5022' });
    const typed = Object.fromEntries(
      scale.groups.flatMap((group) => group.criteria).map(({ id }) => [id, '1']),
    );
    await ask(saveSheet, { id: '5022', points: typed, remarks: [], comment: '', basedOn: own.revision ?? 0 });
    expect((await ask(getObservation, { id: '5022' })).own.points).toEqual(typed);
  });

  it.each(callRows)('answers $method $path in the agreed shape', async (row) => {
    const [call] = endpointsAt(row);
    if (!call) throw new Error(`there is no function for ${row.path}`);
    const scene = createScene();
    const input = typeof row.input === 'function' ? await row.input(scene) : row.input;
    await scene.ask('POST', '/sandbox/ids', { long: true });
    const http = createHttp({
      config: () => readConfig({ ...sandboxSettings, api: 'http://localhost' }),
      fetch: scene.sandbox.fetch,
      token: () => scene.token,
      device: 'Chrome 156',
      language: chinese,
      onSignedOut: async () => false,
    });
    await expect(call(http, input as never)).resolves.toMatchObject({ type: 'success' });
  });
});
