import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { getProgress, saveProgress, type PlayedPart, type Progress } from '#src/api/progress.ts';
import { getStudyTotal } from '#src/api/study-total.ts';
import { getMyCourses } from '#src/api/study.ts';
import { joinRanges } from '#src/rules/played-ranges.ts';
import { createOutbox } from '#host/app/pages/player/progress/outbox.ts';
import { watchedOf, withParts } from '#host/app/pages/player/progress/played-parts.ts';
import { portalOf, sandboxAt, type Ask } from '../../sandbox/portal.ts';

const owner = 'demo|u-1001';
const course = { kind: 'course' as const, id: '5001' };

const part = (lessonId: string, from: number, to: number, time = to): PlayedPart => ({
  kind: 'course',
  itemId: course.id,
  lessonId,
  ranges: [[from, to]],
  at: to,
  duration: 24,
  time,
});

/** A course of the catalogue that the learner has not begun, so that only the test's own parts count. */
async function freshCourse(ask: Ask): Promise<string> {
  const { records } = await ask(getMyCourses, { current: 1, size: 100 });
  return records.find(({ progress }) => progress === 0)?.id ?? '';
}

beforeEach(() => localStorage.clear());

type Way = 'arrives' | 'is dropped' | 'loses its answer';

/** A server at the end of a line on which each send goes its own way. */
function serverWith(ask: Ask, ways: Way[]) {
  return async (parts: readonly PlayedPart[]): Promise<readonly Progress[]> => {
    const way = ways.shift() ?? 'arrives';
    if (way === 'is dropped') throw new Error('connection');
    const answer = await ask(saveProgress, { parts });
    if (way === 'loses its answer') throw new Error('connection');
    return answer;
  };
}

describe('an outbox', () => {
  it('keeps what could not be sent over a reload, and sends it later', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const id = await freshCourse(ask);
    const first = createOutbox(owner, serverWith(ask, ['is dropped']));
    first.add({ ...part(`${id}-1-1`, 0, 12), itemId: id });
    expect(await first.send()).toBeNull();
    const reloaded = createOutbox(owner, serverWith(ask, []));
    expect(Object.values(reloaded.unsent())).toHaveLength(1);
    const [progress] = (await reloaded.send()) ?? [];
    expect(progress?.lessons[0]).toMatchObject({ ranges: [[0, 12]], at: 12 });
    expect(reloaded.unsent()).toEqual({});
  });

  it('counts nothing twice where the answer was lost after the server took it', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const id = await freshCourse(ask);
    const lessons = (await ask(getProgress, { kind: 'course', id })).lessons;
    const outbox = createOutbox(owner, serverWith(ask, ['loses its answer', 'loses its answer']));
    for (const lesson of lessons) outbox.add({ ...part(lesson.id, 0, 24), itemId: id });
    const before = await ask(getStudyTotal, undefined);
    for (let tries = 0; tries < 3; tries++) await outbox.send();
    const after = await ask(getStudyTotal, undefined);
    expect((await ask(getProgress, { kind: 'course', id })).percent).toBe(100);
    // Ten for the finished course, once.
    expect(Number(after.credit) - Number(before.credit)).toBe(10);
  });

  it('does not lose what is played while a send is on its way', async () => {
    let arrive = () => {};
    const outbox = createOutbox(owner, () => new Promise((resolve) => (arrive = () => resolve([]))));
    outbox.add(part('l-1', 0, 5));
    const sending = outbox.send();
    outbox.add(part('l-1', 5, 9));
    arrive();
    await sending;
    expect(Object.values(outbox.unsent())).toMatchObject([{ ranges: [[0, 9]], at: 9 }]);
  });

  it('of two tabs sends the parts of both', async () => {
    const sent: PlayedPart[] = [];
    const deliver = async (parts: readonly PlayedPart[]) => (sent.push(...parts), []);
    const here = createOutbox(owner, deliver);
    const there = createOutbox(owner, deliver);
    here.add(part('l-1', 0, 5));
    there.add(part('l-2', 0, 7));
    await here.send();
    expect(sent.map(({ lessonId }) => lessonId)).toEqual(['l-1', 'l-2']);
    expect(there.unsent()).toEqual({});
  });

  it.each(['{"a":1}', 'not json'])('begins anew where %s is stored', (stored) => {
    localStorage.setItem(`portal.progress:${owner}`, stored);
    expect(createOutbox(owner, async () => []).unsent()).toEqual({});
  });

  it('brings the server to the joined ranges, however the line behaves', async () => {
    const step = fc.oneof(
      fc.record({ from: fc.nat(20), length: fc.integer({ min: 1, max: 8 }), tab: fc.nat(1) }),
      fc.constantFrom<Way>('arrives', 'is dropped', 'loses its answer'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        localStorage.clear();
        const ask = portalOf(sandboxAt(), 'teacher');
        const id = await freshCourse(ask);
        const ways: Way[] = [];
        const tabs = [0, 1].map(() => createOutbox(owner, serverWith(ask, ways)));
        const played: [number, number][] = [];
        for (const one of steps) {
          if (typeof one === 'string') {
            ways.push(one);
            await tabs[0]?.send();
          } else {
            const to = Math.min(24, one.from + one.length);
            played.push([one.from, to]);
            tabs[one.tab]?.add({ ...part(`${id}-1-1`, one.from, to), itemId: id });
          }
        }
        ways.splice(0);
        await tabs[1]?.send();
        const [lesson] = (await ask(getProgress, { kind: 'course', id })).lessons;
        expect(lesson?.ranges).toEqual(joinRanges(played));
      }),
      { numRuns: 15 },
    );
  });
});

describe('what is known of an item', () => {
  const progress: Progress = {
    ...course,
    percent: 20,
    last: 'l-1',
    rule: { share: 0.9, questions: false },
    lessons: [
      { id: 'l-1', ranges: [[0, 12]], at: 12, duration: 24, finished: false },
      { id: 'l-2', ranges: [], at: 0, duration: 24, finished: false },
    ],
  };

  it('joins the server’s ranges with those of this browser', () => {
    const watched = watchedOf(progress, withParts({}, [part('l-1', 12, 23)]));
    expect(watched.lessons['l-1']).toMatchObject({ share: 23 / 24, at: 23, isFinished: true });
  });

  it('finishes nothing by a seek to the end', () => {
    const watched = watchedOf(progress, withParts({}, [{ ...part('l-2', 23, 24), at: 24 }]));
    expect(watched).toMatchObject({ last: 'l-2', lessons: { 'l-2': { isFinished: false, share: 1 / 24 } } });
  });

  it('leaves a lesson with questions to the server', () => {
    const asking = { ...progress, rule: { share: 0.9, questions: true } };
    const watched = watchedOf(asking, withParts({}, [part('l-2', 0, 24)]));
    expect(watched.lessons['l-2']?.isFinished).toBe(false);
  });
});
