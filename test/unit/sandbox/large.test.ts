// @vitest-environment node
import { expect, test } from 'vitest';
import { createSandbox } from '#host/sandbox/index.ts';
import { getAuthored } from '#src/api/authoring.ts';
import { getAttempt, startExam } from '#src/api/exams.ts';
import { getCourses } from '#src/api/lists.ts';
import { getNotifications } from '#src/api/notifications.ts';
import { getTicketMessages } from '#src/api/tickets.ts';
import { portalOf } from './portal.ts';
import { wireOf } from './wire.ts';

const page = { current: 1, size: 1 };

test('a large sandbox has very long lists', async () => {
  const ask = portalOf(createSandbox({ large: true }), 'teacher');
  expect((await ask(getNotifications, { ...page, type: 1 })).total).toBe(10_000);
  expect(await ask(getTicketMessages, { problemId: 'p-1032' })).toHaveLength(1000);
  const { attemptId } = await ask(startExam, { id: 'ex-1' });
  const { questions } = await ask(getAttempt, { id: attemptId });
  expect(new Set(questions.map(({ id }) => id)).size).toBe(500);
  const [course] = (await ask(getCourses, { ...page, id: '5001' })).records;
  expect(course?.chapters).toHaveLength(200);
  const { content } = await ask(getAuthored, { kind: 'openCourse', id: 'openCourse-100101' });
  expect(content.chapters.flatMap(({ lessons }) => lessons)).toHaveLength(800);
});

test('a control call makes a sandbox large, and a reset undoes it', async () => {
  const sandbox = createSandbox();
  const ask = portalOf(sandbox, 'teacher');
  const total = async () => (await ask(getNotifications, { ...page, type: 1 })).total;
  const usual = await total();
  await wireOf(sandbox).send('POST', '/sandbox/size', { large: true });
  expect(await total()).toBe(10_000);
  sandbox.reset();
  expect(await total()).toBe(usual);
});
