import { apiError } from '../api-error.ts';
import type { Database } from '../database.ts';
import { notifyOf } from '../notifications/notifications.ts';
import { learningOf } from './learning-seed.ts';

export interface Certification {
  /** Username or user id. */
  user: string;
  projectId: string;
}

/** The source of notifications about certificates. */
const CERTIFICATE_SOURCE = 13;

/** The organiser certifies that a learner has finished a project. */
export function certify(world: Database, { user, projectId }: Certification): void {
  const account = world.accounts.find(({ username, userId }) => username === user || userId === user);
  const project = account && learningOf(world, account).projects.find(({ row }) => row.id === projectId);
  if (!account || !project) throw apiError(404, `${user} 未报名项目 ${projectId}`);
  if (project.certifyTime !== null) throw apiError(409, '已经结业');
  project.certifyTime = world.now();
  project.finishTime = world.now();
  notifyOf(world, account, {
    content: `恭喜您完成「${project.row.title}」，结业证书已生成。`,
    sourceType: CERTIFICATE_SOURCE,
  });
}
