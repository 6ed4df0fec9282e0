import { describe, expect, it } from 'vitest';
import { personalDataTexts } from '#host/app/pages/personal-data/texts.ts';
import { fieldFault, fieldNames, fieldOf, type FieldName } from '#host/app/pages/personal-data/fields.ts';
import { maskName } from '#host/app/pages/personal-data/mobile/mobile-owner.ts';
import { projectStatus } from '#host/app/pages/personal-data/project/project-status.ts';
import { allMissing, changeOf, profileOf, requiredFields } from '#host/app/pages/personal-data/profile.ts';

const words = personalDataTexts['zh-CN'];
const fault = (name: FieldName | undefined, value: string, required = false, label?: string) =>
  fieldFault(name, value, { required, label }, words);

describe('a field', () => {
  it.each<[FieldName, string, string | undefined]>([
    ['realName', '陈思远', undefined],
    ['realName', '买买提·艾力', undefined],
    ['realName', '陈'.repeat(20), undefined],
    ['realName', '陈'.repeat(21), '请输入20位以内中文名'],
    ['realName', 'Chen', '请输入正确的中文名'],
    ['realName', '陈 远', '请输入正确的中文名'],
    ['idCard', '42010619880312452X', undefined],
    ['idCard', '42010619880312452x', undefined],
    ['idCard', '420106880312452', undefined],
    ['idCard', '4201061988031245', '身份证号码不符合规范'],
    ['idCard', '4201061988031245XX', '身份证号码不符合规范'],
    ['idCard', '42010619880312452Ｘ', '身份证号码不符合规范'],
    ['email', 'a@b.cn', undefined],
    ['email', 'a@b', '邮箱格式不符合规范'],
    ['email', '老师@b.cn', '邮箱格式不符合规范'],
    ['mobile', '13812345678', undefined],
    ['mobile', '12812345678', '请正确填写手机号码'],
    ['mobile', '1381234567', '请正确填写手机号码'],
    ['mobile', '138123456789', '请正确填写手机号码'],
    ['teachingYears', '0', undefined],
    ['teachingYears', '60', undefined],
    ['teachingYears', '61', '请填写0-60之间的整数'],
    ['teachingYears', '1.5', '请填写0-60之间的整数'],
    ['nickname', '湖'.repeat(20), undefined],
    ['nickname', '湖'.repeat(21), '最多20个字符'],
    ['nickname', '👍🏽'.repeat(20), undefined],
    ['nickname', '👍🏽'.repeat(21), '最多20个字符'],
    ['school', '校'.repeat(51), '最多50个字符'],
    ['stage', '完全中学', undefined],
  ])('%s %s: %s', (name, value, expected) => {
    expect(fault(name, value)).toBe(expected);
    expect(fault(name, ` ${value} `)).toBe(expected);
  });

  it('may stay empty unless it is required, and is then named as the reader knows it', () => {
    for (const name of fieldNames) expect(fault(name, '  ')).toBeUndefined();
    expect(fault('school', ' ', true)).toBe('请填写任教学校');
    expect(fault('realName', ' ', true, '姓名')).toBe('请输入20位以内中文名');
    expect(fault('stage', '', true)).toBe('请选择任教学段');
    expect(fault(undefined, '', true, '继续教育编号')).toBe('请填写继续教育编号');
  });

  it.each<[string, FieldName | undefined]>([
    ['idCard', 'idCard'],
    ['idcard', 'idCard'],
    ['身份证号', 'idCard'],
    ['姓名', 'realName'],
    ['任教学段', 'stage'],
    [' 电子邮箱 ', 'email'],
    ['constructor', undefined],
    ['继续教育编号', undefined],
  ])('called %s by the server is %s', (given, expected) => {
    expect(fieldOf(given)).toBe(expected);
  });
});

const collected = {
  realName: '陈思远',
  idCard: '42010619880312452X',
  school: '东湖区实验小学',
  district: '东湖区',
  stage: '小学',
  subject: '语文',
};
const appended = { email: '', gender: '女', title: '', degree: '本科', teachingYears: 0 };

describe('the profile', () => {
  it('takes the name that the organisation knows, else the account’s', () => {
    const user = { realName: '陈', nickname: '湖畔听雨' };
    expect(profileOf(collected, appended, user)).toMatchObject({
      realName: '陈思远',
      nickname: '湖畔听雨',
      teachingYears: '0',
    });
    expect(
      profileOf({ ...collected, realName: '' }, { ...appended, teachingYears: null }, user),
    ).toMatchObject({ realName: '陈', teachingYears: '' });
  });

  it('is sent as far as it was changed, trimmed, the X in upper case', () => {
    expect(changeOf({ school: ' 东湖一小 ', idCard: '42010619880312452x ', teachingYears: '3' })).toEqual({
      school: '东湖一小',
      idCard: '42010619880312452X',
      teachingYears: 3,
    });
    expect(changeOf({ teachingYears: '', email: '' })).toEqual({ teachingYears: null, email: '' });
    expect(changeOf({})).toEqual({});
  });

  it('requires the name, what training asks for and what the organisation misses', () => {
    const asked = [
      { field: 'school', required: true },
      { field: 'email', required: false },
    ];
    expect([...requiredFields(asked, ['所在区县', '编号'])].toSorted()).toEqual([
      'district',
      'realName',
      'school',
    ]);
  });

  it('names what is missing once, whoever misses it', () => {
    expect(allMissing(['真实姓名', '任教学校'], ['姓名', '所在区县'], undefined)).toEqual([
      '真实姓名',
      '任教学校',
      '所在区县',
    ]);
  });
});

describe('what is hidden', () => {
  it('is all of a name but its first character', () => {
    expect(maskName('吴晓彤')).toBe('吴**');
    expect(maskName('𠮷田')).toBe('𠮷*');
    expect(maskName('')).toBe('');
  });
});

describe('a project', () => {
  it.each([
    [{ joined: false, confirmed: false, status: 1 }, 'open'],
    [{ joined: false, confirmed: false, status: 0 }, 'open'],
    [{ joined: false, confirmed: false }, 'open'],
    [{ joined: false, confirmed: false, status: 2 }, 'over'],
    [{ joined: true, confirmed: false, status: 1 }, 'waiting'],
    [{ joined: true, confirmed: false, status: 2 }, 'over'],
    [{ joined: true, confirmed: true, status: 2 }, 'joined'],
  ] as const)('%o is %s', (project, expected) => {
    expect(projectStatus(project)).toBe(expected);
  });
});
