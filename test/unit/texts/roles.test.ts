import { expect, test } from 'vitest';
import { chinese, wordsOf } from '#src/texts/texts.ts';
import { roleLabel, rolesTexts } from '#src/texts/roles.ts';

const words = wordsOf(rolesTexts, chinese);

test.each([
  [['research_team_plan'], '学员'],
  [['research_team_plan_admin'], '研修组长'],
  [['project_study'], '学员'],
  [['project_teacher'], '辅导教师'],
  [['project_region'], '区县管理员'],
  [['research_team_plan_admin', 'project_region'], '研修组长'],
  [['project_region', 'research_team_plan_admin'], '区县管理员'],
  [['something_new', 'project_teacher'], '辅导教师'],
  [['something_new'], ''],
  [['constructor'], ''],
  [[], ''],
  [null, ''],
  [undefined, ''],
])('the roles %j read %j', (roles, label) => {
  expect(roleLabel(roles, words)).toBe(label);
});

test('an operator may name a role otherwise', () => {
  const own = wordsOf(rolesTexts, { locale: 'zh-CN', overrides: { 'roles.project_study': '研修教师' } });
  expect(roleLabel(['project_study'], own)).toBe('研修教师');
});

test('a role has an English label too', () => {
  expect(roleLabel(['project_teacher'], wordsOf(rolesTexts, { locale: 'en', overrides: {} }))).toBe('Tutor');
});
