import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** The texts of the layout and of the small pages. */
export const hostTexts = defineTexts(
  'host',
  {
    language: '语言',
    loadingPage: '页面加载中',
    palette: '快捷面板（{key}）',
    noScript: '本门户需要启用 JavaScript 才能使用，请在浏览器设置中开启后刷新页面。',
    unstarted: '页面脚本尚未就绪，表单暂时无法提交。请检查网络和浏览器设置，然后刷新页面。',
    pending: '开发中，敬请期待……',
    pendingHint: '这个功能正在建设，完成后会第一时间与您见面。',
    backHome: '返回首页',
    notFound: '抱歉，您访问的页面不存在',
    notFoundHint: '链接可能已失效，或者地址输入有误。',
    serverError: '抱歉，页面出错了',
    serverErrorHint: '我们已停下出错的部分，您可以重新加载，或稍后再试。',
    reload: '重新加载',
    organisationFailed: '机构信息加载失败',
    entranceFailed: '页面加载失败',
    entranceHint: '请检查网络后重新加载。',
    organisationsHint: '选择要访问的机构，只列出面向访客开放的机构。',
    currentOrganisation: '当前机构',
    startFailed: '门户无法启动',
    startFailedHint: '运行配置无法读取，请联系管理员。',
  },
  en.hostTexts,
);

/** The question before a link ends the session of a logged-in user. */
export const leaveQuestionTexts = defineTexts(
  'leaveQuestion',
  {
    otherOrganisation: '此链接属于{name}',
    logsOut: '此链接会退出登录',
    running: '当前已登录为{name}。继续将退出登录，本浏览器的其他标签页也会一并退出。',
    warning: '如果不是您本人要这样做，请不要继续。',
    stay: '留在当前机构',
    switch: '退出并切换',
    keep: '保持登录',
    logOut: '退出登录',
    looking: '正在核对链接，请稍候',
  },
  en.leaveQuestionTexts,
);

/** The texts of the top bar in the personal space. */
export const spaceTexts = defineTexts(
  'space',
  {
    toggle: '个人空间菜单',
    trail: '当前位置',
  },
  en.spaceTexts,
);
