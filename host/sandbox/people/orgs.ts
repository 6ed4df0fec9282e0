import type { AboutContent } from '#src/api/about.ts';
import { aboutClosed } from '../fixtures/about-closed.ts';
import { aboutCollect } from '../fixtures/about-collect.ts';
import { aboutDemo } from '../fixtures/about-demo.ts';
import { sandboxSettings } from '../settings.ts';

export interface Org {
  orgId: string;
  orgCode: string;
  name: string;
  logoUrl: string;
  isPublic: boolean;
  /** `account`, `mobile`, `wechat`: the ways in that the login page offers. */
  userLoginType: string[];
  collectState: boolean;
  collectWord: string;
  supportPhone: string;
  theme: string;
  icp: string;
  recordNo: string;
  annualReportUrl: string;
  about: AboutContent;
  /** Allows registration. */
  registers: boolean;
}

const allWaysIn = ['account', 'mobile', 'wechat'];

export function seedOrgs(): Org[] {
  return [
    {
      orgId: '1001',
      orgCode: sandboxSettings.org,
      name: '东湖区教师发展中心',
      logoUrl: '/sandbox/pictures/logo/demo.svg',
      isPublic: true,
      userLoginType: allWaysIn,
      collectState: false,
      collectWord: '',
      supportPhone: '400-668-2026',
      theme: '#1f6feb',
      icp: '鄂ICP备20260001号-1',
      recordNo: '鄂公网安备42010602000001号',
      annualReportUrl: '/external/annual-report',
      about: aboutDemo,
      registers: true,
    },
    {
      orgId: '1002',
      orgCode: 'closed',
      name: '临江市教师进修学校',
      logoUrl: '/sandbox/pictures/logo/closed.svg',
      isPublic: false,
      userLoginType: ['account'],
      collectState: false,
      collectWord: '',
      supportPhone: '400-668-2027',
      theme: '#0f766e',
      icp: '浙ICP备20260002号-1',
      recordNo: '浙公网安备33010602000002号',
      annualReportUrl: '',
      about: aboutClosed,
      registers: false,
    },
    {
      orgId: '1003',
      orgCode: 'collect',
      name: '青屏县教育局教研室',
      logoUrl: '/sandbox/pictures/logo/collect.svg',
      isPublic: true,
      userLoginType: ['account', 'mobile'],
      collectState: true,
      collectWord:
        '<p>老师您好，为保证继续教育学时准确登记，请在<strong>11月30日前</strong>补充任教学校、学段学科和身份证信息。</p>' +
        '<p>信息仅用于学时认定，如有疑问请联系县教研室。</p>',
      supportPhone: '400-668-2028',
      theme: '#b45309',
      icp: '川ICP备20260003号-1',
      recordNo: '川公网安备51010602000003号',
      annualReportUrl: '',
      about: aboutCollect,
      registers: true,
    },
  ];
}
