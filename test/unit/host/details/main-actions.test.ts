import { describe, expect, test } from 'vitest';
import type { ListItem } from '#src/api/list-item.ts';
import { detailsKinds } from '#host/app/pages/details/details-kinds.ts';
import { watchUrl } from '#host/app/content/kinds.ts';
import type { ActionContext, MainAction } from '#host/app/pages/details/main-actions.ts';
import type { PageName } from '#host/app/routing/page-titles.ts';

const item: ListItem = {
  id: '42',
  title: '标题',
  cover: '',
  summary: '',
  tags: [],
  hot: 0,
  createTime: null,
};
const learner: ActionContext = {
  isLoggedIn: true,
  enrolment: 'open',
  hasTasks: false,
  sells: true,
  progress: 0,
  site: { url: '/external/activity?id=42', isExternal: false },
  api: '',
};
const guest: ActionContext = { ...learner, isLoggedIn: false, enrolment: 'loading' };
const lessons = [
  { id: 'c', title: '一', lessons: [{ id: 'l', title: '1', url: '/a.webm', poster: '', captions: [] }] },
];
const start = Date.parse('2026-11-24T11:30:00Z');

type Case = [PageName, string, Partial<ListItem>, ActionContext, MainAction];
const link = (text: string, url: string, target?: 'blank' | 'download') =>
  ({ type: 'link', text, url, ...(target && { target }) }) as MainAction;
const say = (type: string, text: string, more = {}) => ({ type, text, ...more }) as MainAction;

const cases: Case[] = [
  ['courseHome', 'not begun', {}, learner, link('startCourse', '/coursePlay?id=42')],
  ['courseHome', 'loading its progress', {}, { ...learner, progress: null }, { type: 'loading' }],
  ['courseHome', 'begun', {}, { ...learner, progress: 35 }, link('continueCourse', '/coursePlay?id=42')],
  ['courseHome', 'finished', {}, { ...learner, progress: 100 }, link('watchAgain', '/coursePlay?id=42')],

  ['studioHome', 'without a site', {}, learner, { type: 'none' }],
  [
    'studioHome',
    'with a site',
    { url: 'https://studio.example/' },
    learner,
    link('enterStudio', 'https://studio.example/', 'blank'),
  ],
  ['studioHome', 'with a script for a site', { url: 'javascript:alert(1)' }, learner, { type: 'none' }],

  ['live', 'coming', { status: 0, startTime: start }, guest, say('calendar', 'addToCalendar')],
  ['live', 'coming at an unknown time', { status: 0 }, guest, { type: 'none' }],
  ['live', 'running', { status: 1, url: '/room' }, guest, link('watchLive', '/room', 'blank')],
  ['live', 'running nowhere', { status: 1 }, guest, say('note', 'liveUnlinked')],
  ['live', 'over', { status: 2 }, guest, say('note', 'noReplay')],
  [
    'live',
    'over with a replay',
    { status: 2, chapters: lessons },
    learner,
    link('watchReplay', '/coursePlay?type=live&id=42'),
  ],
  [
    'live',
    'over with a replay, for a guest',
    { status: 2, chapters: lessons },
    guest,
    link('logInToReplay', '/coursePlay?type=live&id=42'),
  ],

  ['thirdProject', 'for a guest', { status: 1 }, guest, say('logIn', 'logInToEnrol')],
  ['thirdProject', 'over, for a guest', { status: 2 }, guest, say('note', 'projectOver')],
  ['thirdProject', 'open', { status: 1 }, learner, say('enrol', 'enrol')],
  ['thirdProject', 'unknown', {}, { ...learner, enrolment: 'loading' }, { type: 'loading' }],
  ['thirdProject', 'failed', {}, { ...learner, enrolment: 'failed' }, say('failed', 'enrolmentFailed')],
  [
    'thirdProject',
    'to confirm',
    {},
    { ...learner, enrolment: 'waiting' },
    say('confirm', 'confirmEnrolment'),
  ],
  ['thirdProject', 'joined', {}, { ...learner, enrolment: 'joined' }, link('goLearning', '/space/myProject')],
  [
    'thirdProject',
    'joined, with its tasks on the page',
    {},
    { ...learner, enrolment: 'joined', hasTasks: true },
    link('goToTasks', '#tasks'),
  ],
  ['thirdProject', 'guided', {}, { ...learner, hasTasks: true }, link('goToTasks', '#tasks')],
  ['projectDetails', 'over', {}, { ...learner, enrolment: 'over' }, say('note', 'projectOver')],

  [
    'activityDetails',
    'coming',
    { status: 0, startTime: start },
    guest,
    say('note', 'opensAt', { time: start }),
  ],
  ['activityDetails', 'coming some day', { status: 0 }, learner, say('note', 'opensLater')],
  ['activityDetails', 'running', { status: 1 }, learner, link('joinActivity', '/external/activity?id=42')],
  ['activityDetails', 'running, for a guest', { status: 1 }, guest, say('logIn', 'logInToJoin')],
  [
    'activityDetails',
    'running nowhere',
    { status: 1 },
    { ...learner, site: null },
    say('note', 'opensLater'),
  ],
  ['activityDetails', 'over', { status: 2 }, learner, say('note', 'activityOver')],
  [
    'contestDetails',
    'running elsewhere',
    { status: 1 },
    { ...learner, site: { url: 'https://exam.example/?id=42', isExternal: true } },
    link('enterContest', 'https://exam.example/?id=42', 'blank'),
  ],
  ['contestDetails', 'over', { status: 2 }, guest, say('note', 'contestOver')],

  ['resource', 'to read', {}, guest, { type: 'none' }],
  ['resource', 'with a file', { url: '/files/42' }, guest, link('download', '/files/42', 'download')],
  [
    'resource',
    'with a file of another server',
    { url: '/files/42' },
    { ...guest, api: 'https://api.example' },
    link('download', 'https://api.example/files/42', 'download'),
  ],
  [
    'article',
    'with a video, for a learner',
    { chapters: lessons },
    learner,
    link('watchVideo', watchUrl('resource', '42')),
  ],
];

describe('the main action', () => {
  test.each(cases)('of %s: %s', (name, _, more, context, expected) => {
    expect(detailsKinds[name]?.action({ ...item, ...more }, context)).toEqual(expected);
  });
});

test.each([
  ['course', '5', 'a&b', '/coursePlay?id=5&lesson=a%26b'],
  ['course', 'x y', undefined, '/coursePlay?id=x+y'],
  ['live', '3', '1', '/coursePlay?type=live&id=3&lesson=1'],
] as const)('the player of %s %s, lesson %s', (code, id, lesson, url) => {
  expect(watchUrl(code, id, lesson)).toBe(url);
});
