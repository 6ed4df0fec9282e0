import type { PortalSettings } from '../../src/config.ts';

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
  },
} satisfies PortalSettings;
