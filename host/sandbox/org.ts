import { getNavigation } from '../../src/api/navigation.ts';
import {
  getAuditPermission,
  getIssuePermission,
  getModules,
  getOrgByCode,
  getOrgById,
} from '../../src/api/org.ts';
import { route, answerGuests, answerPublic, optionalText, take, text, type Routes } from './route.ts';
import { mayAudit, mayIssue } from './authoring.ts';
import type { Org } from './orgs.ts';
import { apiError } from './api-error.ts';

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

function navigationOf({ orgCode }: Org) {
  const codes = entriesOf[orgCode];
  return codes ? navigation.filter((entry) => codes.includes(entry.navigationCode)) : navigation;
}

function configView(org: Org) {
  const { registers, ...config } = org;
  return { ...config, registerState: Number(registers) };
}

export function orgRoutes(routes: Routes): void {
  answerPublic(routes, getOrgByCode, ({ input, world }) => {
    const { orgCode } = take({ orgCode: text }, input.query);
    const org = world.orgs.find((known) => known.orgCode === orgCode);
    return org ? configView(org) : apiError(400, '机构不存在');
  });

  answerGuests(routes, getOrgById, ({ input, world, org }) => {
    const { orgId } = take({ orgId: optionalText }, input.query);
    const wanted = orgId ? world.orgs.find((known) => known.orgId === orgId) : org;
    return wanted ? configView(wanted) : apiError(400, '机构不存在');
  });

  answerPublic(routes, getNavigation, ({ org }) => navigationOf(org));

  answerPublic(routes, getModules, ({ org }) =>
    navigationOf(org)
      .filter((entry) => !['home', 'appDownload', 'hyperlink'].includes(entry.navigationCode))
      .map((entry) => ({ moduleCode: entry.navigationCode, name: entry.name })),
  );

  route(routes, getAuditPermission, ({ user }) => mayAudit(user));
  route(routes, getIssuePermission, ({ user }) => mayIssue(user));
}
