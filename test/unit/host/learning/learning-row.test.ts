import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  actions,
  begun,
  byDeadline,
  isOverdue,
  isWaiting,
  type LearningAction,
  type LearningRow,
} from '#host/app/pages/learning/learning-row.ts';
import { itemStatuses } from '#src/api/list-item.ts';

const now = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;
const at = (days: number) => now + days * day;
const row = (more: Partial<LearningRow>): LearningRow => ({ id: '7', title: '标题', ...more });

describe('the order of a list', () => {
  it('is by deadline, with what is under way first and what is over last', () => {
    const rows = [
      row({ id: 'over, long ago', status: 2, endTime: at(-9) }),
      row({ id: 'no deadline', status: 1 }),
      row({ id: 'over, lately', status: 2, finishTime: at(-1), endTime: at(-20) }),
      row({ id: 'to come, later', status: 0, startTime: at(9) }),
      row({ id: 'due later', status: 1, endTime: at(5) }),
      row({ id: 'to come, soon', status: 0, startTime: at(1) }),
      row({ id: 'overdue', status: 1, endTime: at(-3) }),
      row({ id: 'no deadline either', status: 1 }),
    ];
    expect(byDeadline(rows).map(({ id }) => id)).toEqual([
      'overdue',
      'due later',
      'no deadline',
      'no deadline either',
      'to come, soon',
      'to come, later',
      'over, lately',
      'over, long ago',
    ]);
  });

  it('keeps every row, whatever the server says', () => {
    const time = fc.option(fc.integer(), { nil: undefined });
    const any = fc.record({
      id: fc.string(),
      title: fc.string(),
      status: fc.constantFrom(...Object.values(itemStatuses), undefined),
      startTime: time,
      endTime: time,
    });
    fc.assert(
      fc.property(fc.array(any), (rows) => {
        expect(new Set(byDeadline(rows))).toEqual(new Set(rows));
      }),
    );
  });
});

test.each<[Partial<LearningRow>, boolean]>([
  [{ status: 1, endTime: at(-1) }, true],
  [{ status: 0, endTime: at(-1) }, true],
  [{ status: 2, endTime: at(-1) }, false],
  [{ status: 1, endTime: at(1) }, false],
  [{ status: 1, endTime: null }, false],
])('%j is overdue: %s', (more, expected) => expect(isOverdue(row(more), now)).toBe(expected));

test.each<[Partial<LearningRow>, boolean]>([
  [{}, false],
  [{ needPay: true }, true],
  [{ confirmed: false }, true],
  [{ needPay: false, confirmed: true }, false],
])('%j waits for the learner: %s', (more, expected) => expect(isWaiting(row(more))).toBe(expected));

describe('what a row offers', () => {
  test.each<[keyof typeof actions, Partial<LearningRow>, LearningAction | null]>([
    ['course', { progress: 0 }, { type: 'link', text: 'begin', url: '/coursePlay?id=7', isMain: false }],
    ['course', { progress: 40 }, { type: 'link', text: 'continue', url: '/coursePlay?id=7', isMain: true }],
    ['course', { progress: 100 }, { type: 'link', text: 'again', url: '/coursePlay?id=7', isMain: false }],
    ['course', { status: 2 }, { type: 'link', text: 'again', url: '/coursePlay?id=7', isMain: false }],
    ['shortVideo', {}, { type: 'link', text: 'begin', url: '/shortCoursePlay?id=7', isMain: false }],
    ['exam', { status: 1 }, { type: 'link', text: 'sit', url: '/space/myExamination?id=7', isMain: true }],
    [
      'exam',
      { status: 1, score: 0 },
      { type: 'link', text: 'seeResult', url: '/space/myExamination?id=7', isMain: false },
    ],
    ['exam', { status: 2 }, { type: 'link', text: 'see', url: '/space/myExamination?id=7', isMain: false }],
    ['observation', { status: 0 }, { type: 'link', text: 'review', url: '/space/listen/7', isMain: false }],
    [
      'observation',
      { status: 1, progress: 40 },
      { type: 'link', text: 'goOnReview', url: '/space/listen/7', isMain: true },
    ],
    [
      'observation',
      { status: 1, progress: 40, endTime: Date.parse('2020-01-01 08:00:00') },
      { type: 'link', text: 'see', url: '/space/listen/7', isMain: false },
    ],
    [
      'observation',
      { status: 2, progress: 100 },
      { type: 'link', text: 'seeReview', url: '/space/listen/7', isMain: false },
    ],
    ['live', { status: 0 }, { type: 'calendar' }],
    ['live', { status: 1 }, { type: 'link', text: 'watch', url: '/liveList/live?id=7', isMain: true }],
    ['live', { status: 2 }, { type: 'link', text: 'replay', url: '/liveList/live?id=7', isMain: false }],
    [
      'project',
      { needPay: true, orderId: '9/1', confirmed: false },
      { type: 'link', text: 'pay', url: '/space/orderDetail/9%2F1', isMain: true },
    ],
    ['project', { needPay: true, orderId: null }, { type: 'link', text: 'enter', url: '/thirdProject/7' }],
    ['project', { confirmed: false }, { type: 'confirm' }],
    ['project', { confirmed: true }, { type: 'link', text: 'enter', url: '/thirdProject/7' }],
    ['task', { type: 'exam', status: 1 }, { type: 'link', text: 'doTask', url: '/space/myExamination' }],
    ['task', { type: 'exam', status: 2 }, null],
    ['task', { type: 'toString', status: 1 }, null],
    ['activity', { status: 1 }, { type: 'link', text: 'join', url: '/activity?id=7' }],
    ['activity', { status: 0 }, { type: 'link', text: 'see', url: '/activity?id=7' }],
    ['studio', {}, { type: 'link', text: 'visit', url: '/studioHome?id=7' }],
  ])('%s %j', (kind, more, expected) => expect(actions[kind](row(more))).toEqual(expected));
});

it('one goes on with what was watched in this browser, then with what is furthest', () => {
  const courses = [
    row({ id: 'untouched', progress: 0 }),
    row({ id: 'half', status: 1, progress: 50 }),
    row({ id: 'watched here', status: 0, progress: 0 }),
    row({ id: 'nearly done', status: 1, progress: 90 }),
    row({ id: 'done', status: 2, progress: 100 }),
  ];
  const found = begun(courses, (id) => id === 'watched here' || id === 'done');
  expect(found.map(({ id }) => id)).toEqual(['watched here', 'nearly done', 'half']);
});
