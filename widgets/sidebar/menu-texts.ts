import { defineTexts } from '#src/texts/texts.ts';
import * as en from './menu-texts.en.ts';

/** The menu entries by page name; in the area `pages`, since the portal titles its pages with them. */
export const menuTexts = defineTexts(
  'pages',
  {
    workbench: '学习中心',
    myEchelon: '梯队建设',
    studyArchive: '学习档案',
    myCourses: '我的课程',
    addProject: '绑定项目',
    myCertificates: '我的证书',
    myOrder: '我的订单',
    myData: '个人资料',
    point: '我的积分',
    myNotification: '系统消息',
    creation: '创作中心',
  },
  en.menuTexts,
);

export type MenuPageName = keyof (typeof menuTexts)['zh-CN'];
