import { pick, whole, type Random } from './random.ts';

const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'.split('');
const givenNames = [
  '静怡',
  '志远',
  '晓敏',
  '建国',
  '雅琴',
  '文博',
  '丽华',
  '子涵',
  '海燕',
  '宇航',
  '玉梅',
  '俊杰',
  '秀英',
  '思源',
  '晓岚',
  '立新',
  '美玲',
  '振华',
  '佳慧',
  '明哲',
  '春燕',
  '国栋',
  '婉婷',
  '浩然',
  '淑芬',
  '锦程',
  '若曦',
  '永强',
  '慧敏',
  '泽宇',
  '桂兰',
  '一鸣',
];

export const teacherTitles = [
  '正高级教师',
  '特级教师',
  '高级教师',
  '一级教师',
  '市学科带头人',
  '区教研员',
  '省骨干教师',
  '博士、副教授',
];

/** The words of one organisation's region. */
export interface Region {
  /** E.g. 东湖区. */
  name: string;
  districts: readonly string[];
  schools: readonly string[];
}

const regions: Record<string, Region> = {
  demo: {
    name: '东湖区',
    districts: ['东湖区', '西湖区', '青云区', '高新区', '滨江新区'],
    schools: [
      '东湖区实验小学',
      '东湖区第三中学',
      '育才学校',
      '东湖第一幼儿园',
      '滨江外国语学校',
      '青云路小学',
      '高新区实验中学',
      '翠微路小学',
      '东湖高级中学',
      '湖滨九年一贯制学校',
    ],
  },
  closed: {
    name: '临江市',
    districts: ['城关区', '江北区', '云溪县', '石桥县'],
    schools: [
      '临江市第二中学',
      '临江市实验小学',
      '江北中心小学',
      '云溪一中',
      '石桥镇初级中学',
      '临江市机关幼儿园',
    ],
  },
};

const elsewhere: Region = {
  name: '青屏县',
  districts: ['青屏县'],
  schools: ['青屏县实验小学', '青屏县第一中学', '青屏县幼儿园'],
};

export const regionOf = (orgCode: string): Region => regions[orgCode] ?? elsewhere;

const schoolNames: Record<string, RegExp> = {
  幼儿园: /幼儿园/,
  小学: /小学|学校/,
  初中: /第.中学|初级|实验中学|一中|学校/,
  高中: /高级|第.中学|一中|外国语/,
};

/** A school where pupils of that stage are taught. */
export function schoolOf({ schools }: Region, stage: string, random: Random): string {
  const fitting = schools.filter((name) => schoolNames[stage]?.test(name) ?? true);
  return pick(random, fitting.length > 0 ? fitting : schools);
}

export const personName = (random: Random) => pick(random, surnames) + pick(random, givenNames);

export interface Person {
  userId: string;
  realName: string;
  school: string;
}

/** Learners and teachers of an organisation who have no account in the sandbox. */
export function people(random: Random, region: Region, count: number): Person[] {
  const names = new Set<string>();
  while (names.size < count) names.add(personName(random));
  return [...names].map((realName, place) => ({
    userId: `p-${place + 1}`,
    realName,
    school: pick(random, region.schools),
  }));
}

const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A moment `away` from now, on a full five minutes of an ordinary working hour; negative: in the past. */
export function moment(random: Random, now: number, away: number): number {
  const date = new Date(now + away);
  if (Math.abs(away) >= day) date.setHours(whole(random, 8, 20), whole(random, 0, 11) * 5, 0, 0);
  return date.getTime();
}

export const iso = (time: number) => new Date(time).toISOString();

/** E.g. `2026年7月15日`. */
export function chineseDate(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日`;
}

/** Fills the `{name}` places of a pattern. */
export const fillIn = (pattern: string, values: Record<string, string>) =>
  pattern.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
