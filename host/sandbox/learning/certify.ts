import { apiError } from '../api-error.ts';
import type { Database } from '../database.ts';
import { notifyOf } from '../notifications/notifications.ts';
import type { Account } from '../people/accounts.ts';
import { learningOf, type EnrolledProject } from './learning-seed.ts';
import { isUnpaid } from './own-items.ts';
import { hasPassed } from './project-tasks.ts';

export interface Certification {
  /** Username or user id. */
  user: string;
  projectId: string;
}

/** The source of notifications about certificates. */
const CERTIFICATE_SOURCE = 13;

function give(world: Database, account: Account, project: EnrolledProject): void {
  project.certifyTime = world.now();
  project.finishTime = world.now();
  notifyOf(world, account, {
    content: `恭喜您完成「${project.row.title}」，结业证书已生成。`,
    sourceType: CERTIFICATE_SOURCE,
  });
}

/** The organiser certifies that a learner has finished a project. */
export function certify(world: Database, { user, projectId }: Certification): void {
  const account = world.accounts.find(({ username, userId }) => username === user || userId === user);
  const project = account && learningOf(world, account).projects.find(({ row }) => row.id === projectId);
  if (!account || !project) throw apiError(404, `${user} 未报名项目 ${projectId}`);
  if (project.certifyTime !== null) throw apiError(409, '已经结业');
  give(world, account, project);
}

/** Certifies whoever in an organisation has done all tasks of a project, which the last deed of a learner or tutor makes true. */
export function certifyPassed(world: Database, orgCode: string): void {
  const org = world.orgs.find((known) => known.orgCode === orgCode);
  if (!org) return;
  for (const user of world.accounts.filter((account) => account.orgCode === orgCode)) {
    for (const project of learningOf(world, user).projects) {
      const isOpen = project.finishTime === null && project.confirmed && !isUnpaid(world, user, project);
      if (isOpen && hasPassed({ world, org, user }, project.row)) give(world, user, project);
    }
  }
}
