import { getNavigation } from '#src/api/navigation.ts';
import type { Org } from '../people/orgs.ts';
import { answerPublic, type Routes } from '../route.ts';

export function navigationRoutes(routes: Routes): void {
  answerPublic(routes, getNavigation, ({ org }) => navigationOf(org));
}

const navigation = [
  { navigationCode: 'home', name: '首页', url: '/index' },
  { navigationCode: 'activity', name: '教研活动', url: '/activity' },
  { navigationCode: 'project', name: '培训项目', url: '/project' },
  { navigationCode: 'live', name: '直播课堂', url: '/liveList' },
  { navigationCode: 'studio', name: '名师工作室', url: '/teacher' },
  { navigationCode: 'course', name: '课程超市', url: '/course' },
  { navigationCode: 'appDownload', name: '下载APP', url: '/appDownload' },
  { navigationCode: 'hyperlink', name: '智慧教育平台', url: '/external/smart-education' },
];

const entriesOf: Record<string, readonly string[]> = {
  closed: ['home', 'project', 'course', 'appDownload'],
  collect: ['home', 'activity', 'project', 'live', 'course'],
};

export function navigationOf({ orgCode }: Org) {
  const codes = entriesOf[orgCode];
  return codes ? navigation.filter((entry) => codes.includes(entry.navigationCode)) : navigation;
}
