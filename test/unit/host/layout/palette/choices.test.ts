import { describe, expect, test } from 'vitest';
import { choiceByKey, isMatch, matchingGroups, type ChoiceGroup } from '#host/app/layout/palette/choices.ts';

test.each([
  ['我的证书', '证书', true],
  ['我的证书', '', true],
  ['我的证书', '我的 证', true],
  ['我的证书', '证 我的', true],
  ['我的证书', '课程', false],
  ['My certificates', 'CERT', true],
  ['My certificates', 'ｃｅｒｔ', true],
  ['My certificates', 'my cert', true],
  ['My certificates', 'certain', false],
])('%s matches %j: %s', (label, text, matches) => {
  expect(isMatch(label, text)).toBe(matches);
});

const groups: ChoiceGroup[] = [
  { name: 'recent', choices: [{ id: 'recent-1', label: '首页', href: '/index' }] },
  { name: 'actions', choices: [{ id: 'feedback', label: '提交反馈' }] },
  {
    name: 'pages',
    choices: [
      { id: 'home', label: '首页', href: '/index' },
      { id: 'selective', label: '选学课程', href: '/selectiveLearning' },
      { id: 'course', label: '课程', href: '/course' },
    ],
  },
  { name: 'authoring', choices: [] },
];

const idsOf = (text: string) =>
  matchingGroups(groups, text).map(({ name, choices }) => [name, ...choices.map(({ id }) => id)]);

describe('the groups', () => {
  test.each([
    [
      '',
      [
        ['recent', 'recent-1'],
        ['actions', 'feedback'],
        ['pages', 'selective', 'course'],
      ],
    ],
    ['首页', [['recent', 'recent-1']]],
    ['课程', [['pages', 'course', 'selective']]],
    [' 课程 ', [['pages', 'course', 'selective']]],
    ['反馈', [['actions', 'feedback']]],
    ['没有', []],
  ])('for %j: those that match, with what begins so first and each page once', (text, found) => {
    expect(idsOf(text)).toEqual(found);
  });
});

test.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', 'c', 'b'],
  ['ArrowDown', undefined, 'a'],
  ['ArrowUp', undefined, 'c'],
  ['ArrowDown', 'gone', 'a'],
  ['ArrowLeft', 'a', null],
  ['Home', 'a', null],
  ['Tab', 'a', null],
])('%s at %s leads to %s', (key, active, next) => {
  expect(choiceByKey(key, ['a', 'b', 'c'], active)).toBe(next);
});

test('no key leads anywhere in an empty list', () => {
  expect(choiceByKey('ArrowDown', [], undefined)).toBeNull();
});
