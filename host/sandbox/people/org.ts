import {
  getAuditPermission,
  getIssuePermission,
  getModules,
  getOrgByCode,
  getOrgById,
} from '#src/api/org.ts';
import { route, answerGuests, answerPublic, optionalText, take, text, type Routes } from '../route.ts';
import { navigationOf } from '../home/navigation.ts';
import { mayAudit, mayIssue } from '../authoring/authoring.ts';
import type { Org } from './orgs.ts';
import { apiError } from '../api-error.ts';

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

  answerPublic(routes, getModules, ({ org }) =>
    navigationOf(org)
      .filter((entry) => !['home', 'appDownload', 'hyperlink'].includes(entry.navigationCode))
      .map((entry) => ({ moduleCode: entry.navigationCode, name: entry.name })),
  );

  route(routes, getAuditPermission, ({ user }) => mayAudit(user));
  route(routes, getIssuePermission, ({ user }) => mayIssue(user));
}
