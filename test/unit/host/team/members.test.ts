import { describe, expect, it, test } from 'vitest';
import type { RegionMember } from '#src/api/study.ts';
import { rolesTexts } from '#src/texts/roles.ts';
import { chinese, wordsOf } from '#src/texts/texts.ts';
import { chooseRows } from '#host/app/content/records/record-rows.ts';
import { hasReached, hoursText, optionsOf, roleText } from '#host/app/pages/team/members.ts';
import { teamTexts } from '#host/app/pages/team/texts.ts';

const words = wordsOf(teamTexts, chinese);
const roles = wordsOf(rolesTexts, chinese);
const member = (more: Partial<RegionMember>): RegionMember => ({
  userId: '1',
  realName: '陈思远',
  school: '育才学校',
  region: '东湖区',
  role: 'project_study',
  avatar: '',
  ...more,
});

test.each<[Partial<RegionMember>, boolean | null, string]>([
  [{ lessonNum: 12, lessonAim: 24 }, false, '12 / 24 学时'],
  [{ lessonNum: 24, lessonAim: 24 }, true, '24 / 24 学时'],
  [{ lessonNum: 30.5, lessonAim: 24 }, true, '30.5 / 24 学时'],
  [{ lessonAim: 24 }, false, '0 / 24 学时'],
  [{ lessonNum: 7, lessonAim: null }, null, '7 学时'],
  [{ lessonNum: 7, lessonAim: 0 }, null, '7 学时'],
  [{ lessonNum: null, lessonAim: null }, null, ''],
  [{}, null, ''],
])('hours %j', (given, reached, text) => {
  expect(hasReached(member(given))).toBe(reached);
  expect(hoursText(member(given), words)).toBe(text);
});

test.each([
  ['project_teacher', '辅导教师'],
  ['project_guest', 'project_guest'],
  ['', ''],
  ['constructor', 'constructor'],
])('the role %s is shown as “%s”', (role, text) => {
  expect(roleText(member({ role }), roles)).toBe(text);
});

/** Members whose school and hours count how often they are read. */
function countedMembers(count: number) {
  const reads = { school: 0, hours: 0 };
  const members = Array.from({ length: count }, (_, index) => ({
    ...member({ userId: String(index) }),
    get school() {
      reads.school += 1;
      return `学校 ${index % 40}`;
    },
    get lessonNum() {
      reads.hours += 1;
      return (index * 7919) % 30;
    },
  }));
  return { members, reads };
}

describe('10,000 members', () => {
  it('give each school once as an option, and are read once for that', () => {
    const { members, reads } = countedMembers(10_000);
    const options = optionsOf(members, ({ school }) => school ?? '', 'zh-CN');
    expect(options).toHaveLength(40);
    expect(reads.school).toBe(10_000);
  });

  it('are sorted with one reading of each', () => {
    const { members, reads } = countedMembers(10_000);
    const columns = [
      { key: 'hours', heading: '', text: () => '', sort: ({ lessonNum }: RegionMember) => lessonNum },
    ] as const;
    const choice = { tab: '', filters: {}, searchVal: '', sort: 'hours', isDescending: true };
    const { rows } = chooseRows({ columns }, members, choice, 'zh-CN');
    expect(reads.hours).toBe(10_000);
    expect(rows[0]?.lessonNum).toBe(29);
  });
});
