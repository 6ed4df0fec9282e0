import type { PortalSettings } from '#src/config.ts';

/** The source types of the demo's own notifications, which the specification does not name. */
export const subjects = {
  homework: 61,
  course: 62,
  studio: 63,
  live: 64,
  activity: 65,
  exam: 66,
  creation: 67,
} as const;

/** The run-time settings of the demo, as an operator would write them. Nothing here guards anything real. */
export const sandboxSettings = {
  org: 'demo',
  clientCredential: 'portal-web:portal-web-public',
  signSecret: 'sandbox-sign-secret',
  smsKey: 'sandbox-sms-key',
  passwordKey: 'sandbox-aes-key1',
  uploadApplicationId: 'portal-widgets',
  uploadUserId: 'u-uploads',
  dashboardUserId: 'u-1002',
  features: [
    'records',
    'orders',
    'exams',
    'authoring',
    'progress',
    'people',
    'related',
    'favourites',
    'reviews',
    'workspaces',
    'participation',
    'quizzes',
    'contests',
    'observations',
  ],
  links: {
    ticket: '/external/ticket',
    wallet: '/external/wallet',
    backOffice: '/external/back-office',
    dashboard: '/external/dashboard',
    dashboardSchool: '/external/dashboard-school',
    appraisal: '/external/appraisal',
    activity: '/external/activity',
    plan: '/external/plan',
    wechatAuthorize: '/sandbox/wechat',
    map: 'https://uri.amap.com/marker?position={longitude},{latitude}&name={name}',
  },
  notificationLinks: {
    [subjects.homework]: '/space/homework/{id}',
    [subjects.course]: '/courseHome?id={id}',
    [subjects.studio]: '/studioHome?id={id}',
    [subjects.live]: '/liveList/live?id={id}',
    [subjects.activity]: '/activity?id={id}',
    [subjects.exam]: '/space/myExamination?id={id}',
    [subjects.creation]: '/space/creation',
  },
  apps: [
    { platform: 'ios', url: '/external/app-ios', version: '3.2.0' },
    { platform: 'android', url: '/external/app-android', version: '3.2.1' },
    { platform: 'harmony', url: '/external/app-harmony', version: '3.1.4' },
    { platform: 'windows', url: '/external/app-windows', version: '2.8.0' },
  ],
} satisfies PortalSettings;
