import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** The texts of the about pages. */
export const aboutTexts = defineTexts(
  'about',
  {
    pages: '栏目导航',
    portal: '教师研修平台',
    description: '{organisation}：{lead}',
    usLead: '我们是谁，在做什么，为什么这样做。',
    talentsLead: '和我们一起，为老师的成长做点实在的事。',
    contactLead: '电话、邮箱、地址和开放时间，都在这里。',
    faqLead: '大家问得最多的问题，先看看有没有您要的答案。',
    usFailed: '内容加载失败',
    noUs: '该机构还没有填写介绍',
    noTalents: '目前没有开放的岗位',
    noContact: '该机构还没有填写联系方式',
    askByPhone: '如需了解，可以拨打服务热线 {phone}。',
    call: '拨打 {phone}',
    place: '工作地点',
    headcount: '招聘人数',
    headcountOf: '{count} 人',
    apply: '怎样应聘',
    addresses: '地址',
    phones: '电话',
    emails: '邮箱',
    hours: '开放时间',
    openMap: '查看地图',
    openMapOf: '查看地图：{name}（新窗口）',
  },
  en.aboutTexts,
);

/** The texts of the questions' pages. */
export const helpTexts = defineTexts(
  'help',
  {
    lead: '报名、学习、学时和证书上的问题，在这里找答案。',
    topics: '常见主题',
    backToList: '返回问题列表',
    missing: '没有找到这个问题',
    missingHint: '它可能已被删除，或者链接有误。',
    failed: '答案加载失败',
    description: '{title}——{name}帮助中心的解答。',
    feedback: '提交反馈',
    topicAll: '全部',
    topicProject: '项目与报名',
    topicHours: '学时认定',
    topicCourse: '课程学习',
    topicWork: '作业任务',
    topicLive: '直播',
    topicCertificate: '证书',
    topicPassword: '密码',
    topicPhone: '手机',
    topicInvoice: '发票',
  },
  en.helpTexts,
);

/** The texts of the page of the apps. */
export const appTexts = defineTexts(
  'app',
  {
    lead: '同一账号登录，手机和电脑的学习进度自动同步。',
    ios: 'iPhone 和 iPad',
    android: '安卓',
    harmony: '鸿蒙',
    windows: 'Windows',
    mac: 'Mac',
    version: '版本 {version}',
    current: '您正在使用',
    scan: '用手机扫码下载',
    scanOf: '{platform}客户端下载二维码',
    get: '下载',
    getOf: '下载{platform}客户端（新窗口）',
    none: '还没有可以下载的客户端',
    noneHint: '您可以直接在浏览器中使用本平台的全部功能。',
    noneHintPhone: '您可以直接在浏览器中使用本平台的全部功能。如需帮助，请拨打服务热线 {phone}。',
    steps: '怎样安装',
    stepScan: '用手机扫描对应系统的二维码，或在手机上直接点“下载”。',
    stepInstall: '按系统提示完成安装。如果提示来源，请确认它来自本页给出的地址。',
    stepLogin: '打开客户端，选择所在机构，用平台账号登录，学习记录会自动同步。',
  },
  en.appTexts,
);

export const announcementTexts = defineTexts(
  'announcements',
  {
    title: '机构公告',
    failed: '公告加载失败',
    untitled: '查看详情',
  },
  en.announcementTexts,
);
