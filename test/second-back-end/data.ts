/** The records of the second back end: other names, numbers for ids, words for states, ISO times. */

export interface Report {
  key: number;
  sort: 'broken' | 'usage' | 'design' | 'other';
  phase: 'open' | 'answered' | 'done';
  text: string;
  page: string;
  shots: string[];
  filed_at: string;
}

export interface Letter {
  key: number;
  text: string;
  topic: 'system' | 'learning';
  seen_at: string | null;
  sent_at: string;
}

export const tenant = {
  tenant_id: 31,
  slug: 'demo',
  title: '临江市教师发展中心',
  sign_in: ['account'],
  open_to_visitors: true,
  hotline: '400-820-1180',
};

export const person = { person_id: 17, display_name: '沈书言', login: 'shen', tenant: 'demo' };
export const secret = 'Linjiang#2026';

export const modules = ['course', 'project', 'live'].map((kind, index) => ({ key: index + 1, kind }));
export const menu = [
  { kind: 'home', label: '首页' },
  { kind: 'course', label: '公共课程' },
];

export const courses = [
  { key: 501, name: '单元整体教学设计', blurb: '从课标到课时', views: 820, topic: '教学设计' },
  { key: 502, name: '课堂观察与评课', blurb: '看得见的学习', views: 640, topic: '教学研究' },
  { key: 503, name: '跨学科主题学习', blurb: '走出教室', views: 310, topic: '课程建设' },
].map((course) => ({
  ...course,
  lecturer: '顾青',
  picture: null,
  phase: 'running',
  opened_at: '2026-09-01T08:00:00+08:00',
  html: `<p>${course.name}面向全市教师，共八讲。</p>`,
}));

/** Fresh records for each run. */
export const seed = () => ({
  reports: [
    {
      key: 91,
      sort: 'usage',
      phase: 'answered',
      text: '证书在哪里下载？',
      page: '/space/myCertificates',
      shots: [],
      filed_at: '2026-11-02T09:30:00+08:00',
    },
  ] as Report[],
  letters: Array.from({ length: 12 }, (_, index): Letter => {
    const key = 700 + index;
    return {
      key,
      text: `第 ${index + 1} 期研修简报已发布`,
      topic: 'system',
      seen_at: index < 2 ? null : '2026-11-10T10:00:00+08:00',
      sent_at: `2026-11-${String(20 - index).padStart(2, '0')}T08:00:00+08:00`,
    };
  }),
  learning: courses.slice(0, 2).map((course, index) => ({ course, done: index === 0 ? 0.4 : 1 })),
});
