import type { ElementTexts } from './texts.ts';

/** What events mean, whichever element raises them. */
export const chineseEvents: Readonly<Record<string, string>> = {
  'portal-navigate': '即将打开链接，地址为 detail.url。调用 preventDefault() 可改由网页自行处理。',
  'portal-unread': '未读数量发生变化，新的数量为 detail.count。',
  'portal-signed-out': '登录状态已结束。组件显示未登录状态，不会让网页跳转。',
  'portal-error': '组件发生意外错误，并在原处显示提示；网页与其他组件不受影响。',
};

/** What the gallery says of the elements in Chinese, by tag. */
export const chinese: Readonly<Record<string, Partial<ElementTexts> & { name: string }>> = {
  'portal-header': {
    name: '页头',
    summary: '机构标志、导航、搜索、消息通知与账号，一般放在每个页面的顶部。',
    attributes: { nav: '显示机构已配置的导航栏目。', search: '显示搜索框。' },
    parts: {
      header: '整个页头。',
      logo: '机构标志与名称。',
      'nav-link': '一个导航栏目。',
      account: '账号按钮。',
    },
  },
  'portal-bell': {
    name: '消息铃铛',
    summary: '显示未读消息数量，点击后查看未读消息。',
    attributes: { placement: '消息面板与铃铛对齐的一侧；下方空间不足时，面板显示在上方。' },
    methods: { open: '打开消息面板。', close: '关闭消息面板。', refresh: '立即重新获取未读数量。' },
    events: {
      'portal-navigate':
        '即将打开消息所指的内容或链接，地址为 detail.url；消息另有 detail.sourceType 与 detail.sourceId。调用 preventDefault() 可改由网页自行处理。来源类型 43 为意见反馈，没有地址。',
    },
    parts: {
      bell: '铃铛按钮。',
      panel: '打开的面板；手机上为底部弹层。',
      list: '消息列表。',
      notice: '一条消息。',
    },
  },
  'portal-messages': {
    name: '消息列表',
    summary: '用户的全部消息，含已读与未读，可按类型查看、分页与标记已读。',
    attributes: { type: '首先显示的消息类型；不设置则显示全部。', size: '每页条数，1 至 100。' },
    methods: { refresh: '重新加载当前内容。' },
    events: {
      'portal-navigate':
        '即将打开消息所指的内容或链接，地址为 detail.url；消息另有 detail.sourceType 与 detail.sourceId。调用 preventDefault() 可改由网页自行处理。来源类型 43 为意见反馈，没有地址。',
    },
    parts: { messages: '整个组件。', list: '当前页的消息。', notice: '一条消息。' },
  },
  'portal-feedback': {
    name: '意见反馈',
    summary: '提交反馈、查看客服答复并继续沟通；可上传图片或页面截图。',
    hint: '默认以悬浮按钮显示在窗口右侧，可拖动，也可用方向键移动。',
    attributes: { trigger: '打开方式：float 为悬浮按钮，button 为原处按钮，none 则只能通过 open() 打开。' },
    methods: {
      open: '打开反馈窗口；open("submit") 打开表单，open("mine") 打开“我的反馈”。',
      close: '关闭反馈窗口，已填写的内容会保留。',
    },
    events: { 'portal-submitted': '反馈已提交，工单编号为 detail.problemId。' },
    parts: {
      float: '悬浮按钮。',
      order: '列表中的一个工单。',
      question: '一个常见问题。',
      answer: '问题的答案。',
    },
  },
  'portal-legacy-feedback': {
    name: '旧版反馈',
    summary: '旧版反馈表单：类型、内容、联系电话与图片，设备与版本信息自动填写。',
    methods: { reset: '清空表单。' },
    events: { 'portal-submitted': '反馈已提交。' },
    parts: { 'legacy-feedback': '整个表单。' },
  },
  'portal-search': {
    name: '站内搜索',
    summary: '搜索门户内容：宽屏为输入框，窄屏为图标，点击后展开。',
    parts: { search: '整个表单。' },
  },
  'portal-login': {
    name: '登录',
    summary: '账号登录、短信登录与微信扫码登录，按机构的设置显示。',
    attributes: { method: '首先显示的登录方式。', redirect: '登录成功后随事件返回的本站路径。' },
    events: { 'portal-done': '登录成功，detail.redirect 为经过检查的本站路径。' },
    parts: { login: '登录卡片。', tab: '一种登录方式。', link: '表单下方的链接。' },
  },
  'portal-sidebar': {
    name: '个人空间菜单',
    summary: '当前用户、学习成绩与个人空间的菜单；手机上为抽屉。',
    hint: '窗口宽度小于 992 像素时为抽屉，用 toggle() 打开。',
    attributes: {
      open: '添加后打开，移除后关闭。初始时，桌面端为打开（用户关闭过的除外），窄屏为关闭。',
      path: '当前路径，用于突出显示对应的菜单项；默认为网页自身的路径。',
    },
    methods: { toggle: '打开或关闭。' },
    events: { 'portal-toggle': '已打开或关闭，或首次显示；状态为 detail.open。' },
  },
  'portal-avatar': {
    name: '头像',
    summary: '用户头像；本人可选择图片并裁剪后更换。',
    attributes: {
      'user-id': '显示哪位用户的头像；默认为当前登录的用户，且只有本人可以更换。',
      size: '边长，单位为像素。',
      readonly: '只显示，不能更换。',
    },
    methods: { open: '打开更换头像的窗口；只读时无效。' },
    events: { 'portal-changed': '头像已更换，新地址为 detail.url。' },
  },
  'portal-sign-card': {
    name: '每日签到',
    summary: '用户的学分，以及可获得学分的每日签到。',
    methods: { refresh: '重新加载学分与签到情况。' },
    events: { 'portal-checked-in': '今日已签到，获得的学分为 detail.credit。' },
  },
  'portal-forgot-password': {
    name: '忘记密码',
    summary: '通过已绑定的手机号验证身份，然后设置新密码。',
    methods: { reset: '清空并重新开始。' },
    events: { 'portal-done': '新密码已设置。' },
  },
  'portal-change-password': {
    name: '修改密码',
    summary: '已登录的用户输入原密码后修改密码。',
    methods: { reset: '清空并重新开始。' },
    events: { 'portal-done': '密码已修改。' },
  },
  'portal-set-password': {
    name: '首次设置密码',
    summary: '尚未设置密码的用户首次登录后设置自己的密码。',
    methods: { reset: '清空并重新开始。' },
    events: { 'portal-done': '密码已设置。' },
  },
  'portal-collect-prompt': {
    name: '补充资料提示',
    summary: '机构要求补充个人资料时提醒用户填写，每位用户只提醒一次。',
    hint: '需要时自动弹出：机构选择 collect，并以 newcomer 登录后可见。',
  },
  'portal-annual-report': {
    name: '年度报告',
    summary: '以弹窗显示本机构年度报告的二维码，打开前不占位置。',
    hint: '登录后用 open() 打开；机构未设置年度报告时无效。',
    methods: { open: '显示二维码；机构没有年度报告时无效。', close: '关闭弹窗。' },
  },
  'portal-side-tools': {
    name: '快捷服务',
    summary: '窗口右下角的电话咨询、意见反馈与回到顶部。',
    hint: '固定在窗口右下角；“意见反馈”由网页接到反馈组件上。',
    attributes: { 'feedback-count': '反馈的未读答复数量，显示在入口上。' },
    events: { 'portal-feedback-open': '用户点击了意见反馈入口。' },
    parts: { 'side-tools': '整列按钮。', 'side-tool': '一个按钮。' },
  },
  'portal-footer': {
    name: '页脚',
    summary: '机构简介链接、服务电话、备案号与版权信息。',
    parts: { footer: '整个页脚。' },
  },
};
