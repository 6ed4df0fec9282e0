import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  newest,
  nextRequest,
  pauseAfter,
  restored,
  saveState,
  syncAnswers,
  unsaved,
  type AnswerSync,
  type KeptAnswers,
  type SyncEvent,
} from '#host/app/pages/exam/answer-sync.ts';
import type { StampedAnswer } from '#src/api/exams.ts';
import {
  ANSWER_RETRY_MAX_MS,
  ANSWER_RETRY_MIN_MS,
  ANSWER_SAVE_DELAY_MS,
  ANSWER_SAVE_MAX_MS,
} from '#host/app/limits.ts';

const start = restored([], undefined);
const after = (...events: SyncEvent[]) => events.reduce(syncAnswers, start);
const answer = (questionId: string, text: string, now: number): SyncEvent => ({
  type: 'answer',
  questionId,
  answer: [text],
  now,
});
const failed = (now: number): SyncEvent => ({
  type: 'failed',
  now,
  random: 0.5,
  isFinal: false,
  refusal: '',
});
const received = (sent: StampedAnswer[], now: number, submitted = false): SyncEvent => ({
  type: 'received',
  sent,
  now,
  submitted,
});
const asked: SyncEvent = { type: 'handIn', reason: 'asked' };
const timeUp: SyncEvent = { type: 'handIn', reason: 'timeUp' };

describe('answers that another tab has kept', () => {
  const kept = (text: string, at: number): SyncEvent => ({
    type: 'otherTab',
    given: { a: { answer: [text], at } },
    now: 9,
  });
  test.each<[string, SyncEvent[], string | undefined]>([
    ['are taken over', [kept('other', 2)], 'other'],
    ['replace an earlier one', [answer('a', 'own', 1), kept('other', 2)], 'other'],
    ['leave a later one', [answer('a', 'own', 3), kept('other', 2)], 'own'],
    ['come too late for what is handed in', [answer('a', 'own', 1), asked, kept('other', 2)], 'own'],
  ])('%s', (_, events, expected) => {
    expect(after(...events).given.a?.answer).toEqual([expected]);
  });

  it('are saved from here too, as soon as own ones', () => {
    expect(unsaved(after(kept('other', 2)))).toEqual([{ questionId: 'a', answer: ['other'], at: 2 }]);
    expect(after(kept('other', 2)).unsavedSince).toBe(9);
  });

  it('change nothing where they are known, so that two tabs do not go on telling each other', () => {
    const known = after(kept('other', 2));
    expect(syncAnswers(known, kept('other', 2))).toBe(known);
  });
});

describe('of two answers to a question', () => {
  const at = (at: number) => ({ answer: [String(at)], at });
  test.each([
    ['the later one counts', { a: at(1) }, { a: at(2) }, { a: at(2) }],
    ['the order does not matter', { a: at(2) }, { a: at(1) }, { a: at(2) }],
    ['of the same time the first stays', { a: at(1) }, { a: { answer: ['x'], at: 1 } }, { a: at(1) }],
    [
      'each question is decided alone',
      { a: at(3), b: at(1) },
      { a: at(2), b: at(4) },
      { a: at(3), b: at(4) },
    ],
    ['none is lost', { a: at(1) }, { b: at(1) }, { a: at(1), b: at(1) }],
  ])('%s', (_, one, other, expected) => {
    expect(newest(one, other)).toEqual(expected);
  });
});

describe('the next request', () => {
  const one = after(answer('a', 'x', 1000));
  const sent = unsaved(one);
  const both = after(answer('a', 'x', 1000), { type: 'sending' }, answer('b', 'y', 1500));
  test.each<[string, AnswerSync, number, ReturnType<typeof nextRequest>]>([
    ['none without an answer', start, 0, null],
    ['a save after a pause', one, 1000, { type: 'save', delay: ANSWER_SAVE_DELAY_MS }],
    [
      'a save at once after a long time of typing',
      one,
      1000 + ANSWER_SAVE_MAX_MS,
      { type: 'save', delay: 0 },
    ],
    ['none while one is running', both, 1500, null],
    [
      'the rest afterwards',
      syncAnswers(both, received(sent, 2000)),
      2000,
      { type: 'save', delay: ANSWER_SAVE_DELAY_MS },
    ],
    ['none when all is saved', syncAnswers(one, received(sent, 2000)), 2000, null],
    [
      'a retry after a failure',
      syncAnswers(one, failed(2000)),
      2000,
      { type: 'save', delay: ANSWER_RETRY_MIN_MS },
    ],
    [
      'a retry at once when the line is back',
      [failed(2000), { type: 'hurry' } as const].reduce(syncAnswers, one),
      2000,
      { type: 'save', delay: 0 },
    ],
    [
      'a later retry after more typing too',
      syncAnswers(syncAnswers(one, failed(2000)), answer('b', 'y', 2500)),
      2500,
      { type: 'save', delay: ANSWER_RETRY_MIN_MS - 500 },
    ],
    [
      'none after the session has ended',
      syncAnswers(one, { type: 'failed', now: 2000, random: 0, isFinal: true, refusal: '' }),
      9_000_000,
      null,
    ],
    ['the server’s time when the clock is in doubt', after({ type: 'doubt' }), 0, { type: 'save', delay: 0 }],
    ['the hand-in before anything else', syncAnswers(one, asked), 1000, { type: 'submit', delay: 0 }],
    ['the hand-in after the running save', syncAnswers(both, timeUp), 1500, null],
    ['the hand-in without any answer', after(timeUp), 0, { type: 'submit', delay: 0 }],
    [
      'the hand-in again when the time is up',
      after(timeUp, failed(0)),
      0,
      { type: 'submit', delay: ANSWER_RETRY_MIN_MS },
    ],
    ['none again when the learner has asked for it', after(asked, failed(0)), 0, null],
    ['none after the hand-in', syncAnswers(after(asked), received([], 0, true)), 0, null],
  ])('is %s', (_, state, now, expected) => {
    expect(nextRequest(state, now)).toEqual(expected);
  });

  test.each([
    [1, 0.5, ANSWER_RETRY_MIN_MS],
    [2, 0.5, ANSWER_RETRY_MIN_MS * 2],
    [3, 0.5, ANSWER_RETRY_MIN_MS * 4],
    [3, 0, ANSWER_RETRY_MIN_MS * 3],
    [3, 1, ANSWER_RETRY_MIN_MS * 5],
    [40, 0.5, ANSWER_RETRY_MAX_MS],
  ])('waits longer after each failure: %i, %f → %i ms', (failures, random, pause) => {
    expect(pauseAfter(failures, random)).toBe(pause);
  });
});

describe('a hand-in', () => {
  it('locks the answers, and unlocks them when it fails in time', () => {
    expect(after(asked, answer('a', 'x', 1)).given).toEqual({});
    const again = after(asked, failed(0), answer('a', 'x', 1));
    expect(again.given).toEqual({ a: { answer: ['x'], at: 1 } });
    expect(again.hasHandInFailed).toBe(true);
    expect(syncAnswers(again, asked).hasHandInFailed).toBe(false);
  });

  it('stays when the time is up', () => {
    expect(after(timeUp, failed(0), asked, answer('a', 'x', 1))).toMatchObject({
      handIn: 'timeUp',
      given: {},
    });
  });

  it('of another tab is noticed with the next save', () => {
    expect(after(answer('a', 'x', 1), received([], 2, true)).isSubmitted).toBe(true);
  });
});

test.each<[string, SyncEvent[], boolean, string]>([
  ['nothing was answered', [], true, 'idle'],
  ['an answer waits', [answer('a', 'x', 1)], true, 'saving'],
  ['a save has failed', [answer('a', 'x', 1), failed(2)], true, 'keptHere'],
  ['a save has failed, and so has the storage', [answer('a', 'x', 1), failed(2)], false, 'notKept'],
  [
    'all is saved',
    [answer('a', 'x', 1), received([{ questionId: 'a', answer: ['x'], at: 1 }], 2)],
    true,
    'saved',
  ],
])('when %s, the page says so', (_, events, isKept, expected) => {
  expect(saveState(after(...events), isKept)).toBe(expected);
});

it('marks a question and takes the mark back', () => {
  const flag: SyncEvent = { type: 'flag', questionId: 'a' };
  expect(after(flag).flagged).toEqual(['a']);
  expect(after(flag, flag).flagged).toEqual([]);
});

it('gives an answer a later time than the one before, although the clock went back', () => {
  expect(after(answer('a', 'x', 500), answer('a', 'y', 100)).given.a).toEqual({ answer: ['y'], at: 501 });
});

describe('the start of a visit', () => {
  const onServer = [{ questionId: 'a', answer: ['x'], at: 10 }];
  const kept = { given: { a: { answer: ['y'], at: 11 } }, flagged: ['b'] };

  it('with nothing has nothing to save', () => {
    expect(restored([], undefined)).toEqual({
      given: {},
      flagged: [],
      saved: {},
      savedAt: null,
      unsavedSince: null,
      isSending: false,
      failures: 0,
      retryAt: 0,
      needsClock: false,
      handIn: null,
      hasHandInFailed: false,
      refusal: '',
      isSubmitted: false,
    });
  });

  it('has what the server has', () => {
    expect(restored(onServer, undefined)).toMatchObject({
      given: { a: { answer: ['x'], at: 10 } },
      saved: { a: 10 },
      unsavedSince: null,
    });
  });

  it('saves at once what only this device has', () => {
    const state = restored(onServer, kept);
    expect(state).toMatchObject({ given: kept.given, flagged: ['b'], saved: { a: 10 } });
    expect(unsaved(state)).toEqual([{ questionId: 'a', answer: ['y'], at: 11 }]);
    expect(nextRequest(state, 50_000)).toEqual({ type: 'save', delay: 0 });
  });
});

describe('a request', () => {
  const one = after(answer('a', 'x', 1000));

  it('that comes back leaves nothing of former failures', () => {
    const state = [failed(1500), { type: 'doubt' } as const, { type: 'sending' } as const].reduce(
      syncAnswers,
      one,
    );
    expect(state).toMatchObject({ isSending: true, needsClock: true, failures: 1 });
    expect(syncAnswers(state, received(unsaved(one), 2000))).toMatchObject({
      saved: { a: 1000 },
      savedAt: 2000,
      unsavedSince: null,
      isSending: false,
      failures: 0,
      retryAt: 0,
      needsClock: false,
    });
  });

  it('adds to what the server has', () => {
    const state = [received(unsaved(one), 2000), answer('b', 'y', 3000)].reduce(syncAnswers, one);
    expect(syncAnswers(state, received(unsaved(state), 4000))).toMatchObject({
      saved: { a: 1000, b: 3000 },
      unsavedSince: null,
    });
  });

  it('counts what was answered meanwhile as unsaved from then on', () => {
    const state = [{ type: 'sending' } as const, answer('a', 'y', 1500)].reduce(syncAnswers, one);
    expect(syncAnswers(state, received(unsaved(one), 2000)).unsavedSince).toBe(2000);
  });

  it('that fails is repeated ever later', () => {
    const twice = [failed(2000), failed(9000)].reduce(syncAnswers, one);
    expect(twice).toMatchObject({ failures: 2, isSending: false, retryAt: 9000 + 2 * ANSWER_RETRY_MIN_MS });
  });

  it('is not repeated for a failed hand-in that nobody asked for again', () => {
    expect(after(timeUp, failed(0))).toMatchObject({ handIn: 'timeUp', hasHandInFailed: false });
    expect(after(failed(0))).toMatchObject({ handIn: null, hasHandInFailed: false });
  });

  it('goes at once where the learner asks for the hand-in after a failure', () => {
    expect(nextRequest([failed(2000), asked].reduce(syncAnswers, one), 2000)).toEqual({
      type: 'submit',
      delay: 0,
    });
  });

  it('has nothing to hurry for without an answer', () => {
    expect(after(failed(2000), { type: 'hurry' })).toMatchObject({ retryAt: 0, unsavedSince: null });
    expect(nextRequest(after({ type: 'hurry' }), 0)).toBeNull();
  });

  it('goes at once where the page is left', () => {
    expect(nextRequest(syncAnswers(one, { type: 'hurry' }), 60_000)).toEqual({ type: 'save', delay: 0 });
  });

  it('of a hand-in that has succeeded locks the answers for good', () => {
    const over = after(received([], 1, true), received([], 2), answer('a', 'x', 3));
    expect(over).toMatchObject({ isSubmitted: true, given: {} });
  });
});

it('saves at the latest some time after the first answer, however much is typed', () => {
  const state = after(answer('a', 'x', 1000), answer('a', 'y', 1000 + ANSWER_SAVE_MAX_MS - 100));
  expect(nextRequest(state, 1000 + ANSWER_SAVE_MAX_MS - 100)).toEqual({ type: 'save', delay: 100 });
  expect(nextRequest(state, 9_000_000)).toEqual({ type: 'save', delay: 0 });
});

it('marks a question beside others', () => {
  const flags = ['a', 'b', 'a'].map((questionId): SyncEvent => ({ type: 'flag', questionId }));
  expect(after(...flags).flagged).toEqual(['b']);
});

describe('whatever happens', () => {
  const questions = ['q1', 'q2', 'q3'];
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('answer' as const), question: fc.constantFrom(...questions) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constantFrom('send', 'arrive', 'lose', 'reload', 'logOut', 'otherUser'),
      }),
    },
  );

  it('no answer is lost, and no other user gets one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        // The answers on the server, those in the browser by user, and those that the learners remember.
        const server = new Map<string, Map<string, StampedAnswer>>();
        const storage = new Map<string, KeptAnswers>();
        const memory = new Map<string, Map<string, string>>();
        let user = 'one';
        let now = 0;
        let flight: { sent: StampedAnswer[]; isLost: boolean } | null = null;
        const own = <Value>(of: Map<string, Map<string, Value>>) => {
          const known = of.get(user) ?? new Map<string, Value>();
          of.set(user, known);
          return known;
        };
        const open = () => restored([...own(server).values()], storage.get(user));
        let state = open();
        const apply = (event: SyncEvent) => {
          state = syncAnswers(state, event);
          storage.set(user, { given: newest(storage.get(user)?.given ?? {}, state.given), flagged: [] });
        };
        const land = (sent: readonly StampedAnswer[]) => {
          const rows = own(server);
          for (const one of sent)
            if (one.at > (rows.get(one.questionId)?.at ?? -1)) rows.set(one.questionId, one);
        };
        const shown = () =>
          new Map(
            Object.entries(state.given).map(
              ([
                id,
                {
                  answer: [text],
                },
              ]) => [id, text ?? ''],
            ),
          );

        for (const one of steps) {
          now += 1;
          if (one.type === 'answer' && 'question' in one) {
            const text = `${user} ${now}`;
            apply({ type: 'answer', questionId: one.question, answer: [text], now });
            own(memory).set(one.question, text);
          } else if (one.type === 'send' && nextRequest(state, now)) {
            flight = { sent: unsaved(state), isLost: false };
            apply({ type: 'sending' });
          } else if (one.type === 'arrive' && flight) {
            land(flight.sent);
            apply(received(flight.sent, now));
            flight = null;
          } else if (one.type === 'lose' && flight) {
            // The answer of the server is lost, or the request already was.
            if (now % 2) land(flight.sent);
            apply(failed(now));
            flight = null;
          } else if (one.type === 'reload' || one.type === 'logOut' || one.type === 'otherUser') {
            flight = null;
            if (one.type === 'otherUser') user = user === 'one' ? 'two' : 'one';
            state = open();
          }
          expect(shown()).toEqual(own(memory));
        }
        if (flight) apply(failed(now));
        land(unsaved(state));
        expect(
          new Map(
            [...own(server)].map(
              ([
                id,
                {
                  answer: [text],
                },
              ]) => [id, text],
            ),
          ),
        ).toEqual(own(memory));
      }),
    );
  });
});

test('a refused hand-in keeps the server’s reason until the next one succeeds', () => {
  const refusal = '考试已由监考老师收卷';
  const refused = after(asked, { type: 'failed', now: 0, random: 0, isFinal: false, refusal });
  expect(refused).toMatchObject({ hasHandInFailed: true, refusal });
  expect(syncAnswers(refused, received([], 1))).toMatchObject({ hasHandInFailed: true, refusal });
  expect(syncAnswers(refused, received([], 1, true))).toMatchObject({ hasHandInFailed: false, refusal: '' });
});
