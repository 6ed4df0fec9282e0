import { apiError } from '../api-error.ts';
import type { Database } from '../database.ts';
import { notifyOf } from '../notifications/notifications.ts';
import { subjects } from '../settings.ts';
import { authoredOf, publish } from './documents.ts';

export const reviewResults = ['published', 'refused'] as const;

export interface Review {
  /** The id of the document. */
  id: string;
  result: (typeof reviewResults)[number];
  /** Why it was refused. */
  reason?: string;
}

/** Somebody of the organisation's back office reviews a document, and its author is told. */
export function review(world: Database, { id, result, reason = '' }: Review): void {
  for (const account of world.accounts) {
    for (const [kind, documents] of authoredOf(world, account).lists) {
      const document = documents.find((one) => one.id === id);
      if (!document) continue;
      if (document.state !== 'review') throw apiError(409, `${id} 不在审核中`);
      if (result === 'published') publish(world, account, kind, document);
      else
        Object.assign(document, {
          state: 'refused',
          reason: reason || '内容不符合发布要求，请修改后重新提交。',
        });
      const outcome = result === 'published' ? '已通过审核并发布' : `未通过审核：${document.reason}`;
      notifyOf(world, account, {
        content: `您的内容「${document.title}」${outcome}`,
        sourceType: subjects.creation,
      });
      return;
    }
  }
  throw apiError(404, `没有内容 ${id}`);
}
