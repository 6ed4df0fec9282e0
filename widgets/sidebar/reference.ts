import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { sidebarDefinition } from './definition.ts';

export const sidebarReference = documentElement(sidebarDefinition, {
  summary: 'Who is logged in, what they have achieved, and the menu of their personal space.',
  hint: 'A drawer where the window is narrower than 992 pixels; toggle() opens it.',
  attributes: {
    open: 'Added, it opens the sidebar; removed, it closes it. At the start it is open on a desktop unless the user has closed it, and closed below 992 px, where it is a drawer.',
    path: 'The path that is shown, for the highlighted entry. Default: the page’s own.',
  },
  methods: {
    toggle: { summary: 'Opens or closes it.' },
  },
  events: {
    onNavigate: {
      detail: navigateDetail,
      summary:
        'Before it leads somewhere; `detail.url`, `detail.target`. Prevent it to go there your own way.',
    },
    onToggle: {
      detail: { open: 'boolean' },
      summary: 'It has opened or closed, or is shown for the first time; `detail.open`.',
    },
  },
  parts: {
    sidebar: 'All of it.',
    profile: 'Picture, name and role of whoever is logged in.',
    counter: 'One of the counters: hours, certificates, credit.',
    menu: 'The navigation.',
    heading: 'What stands above a group of entries.',
    entry: 'One entry of the menu.',
    drawer: 'On a phone, the dialog that holds it.',
  },
  chinese: {
    name: '个人空间菜单',
    summary: '当前用户、学习成绩与个人空间的菜单；手机上为抽屉。',
    hint: '窗口宽度小于 992 像素时为抽屉，用 toggle() 打开。',
    attributes: {
      open: '添加后打开，移除后关闭。初始时，桌面端为打开（用户关闭过的除外），窄屏为关闭。',
      path: '当前路径，用于突出显示对应的菜单项；默认为网页自身的路径。',
    },
    methods: { toggle: '打开或关闭。' },
    events: { 'portal-toggle': '已打开或关闭，或首次显示；状态为 detail.open。' },
    parts: {
      sidebar: '整个组件。',
      profile: '当前用户的头像、姓名与角色。',
      counter: '一项数字：学时、证书或积分。',
      menu: '导航。',
      heading: '一组菜单项的标题。',
      entry: '一个菜单项。',
      drawer: '手机上的抽屉。',
    },
  },
});
