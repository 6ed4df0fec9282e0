import { notificationDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { headerDefinition } from './definition.ts';

export const headerReference = documentElement(headerDefinition, {
  summary: 'Logo, navigation, search, notifications and account of the portal, at the top of every page.',
  attributes: {
    nav: 'Shows the navigation that the organisation has configured.',
    search: 'Shows the search.',
  },
  events: {
    onNavigate: {
      detail: notificationDetail,
      summary:
        'Before it leads somewhere; `detail.url`, `detail.target`. Prevent it to go there your own way.',
    },
  },
  parts: {
    header: 'The whole row.',
    logo: 'Logo and name of the organisation.',
    'nav-link': 'One entry of the navigation.',
    account: 'The button of the account.',
  },
  chinese: {
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
});
