import { expect } from 'vitest';
import type { Sandbox } from '#host/sandbox/index.ts';
import { Comments, commentsDefinition } from '#widgets/comments/index.ts';
import { eventually, show, type Form, type ShowOptions } from '../../widget.tsx';

export const subject = { sourceType: 'course', sourceId: '5003' };

export const paths = {
  flat: '/api/interact/comment/page',
  post: '/api/interact/comment',
  total: '/api/interact/comment/total',
  threads: '/api/interact/v2/comment/page',
  replies: '/api/interact/v2/comment/secondPage',
  postThread: '/api/interact/v2/comment',
  like: '/api/interact/like',
  report: '/api/interact/comment/report',
};

/** Renders the comments on a course; by default as the teacher. */
export function openComments(form: Form, { props, ...options }: ShowOptions = {}) {
  const shown = show(
    form,
    { row: commentsDefinition, component: Comments },
    { as: 'teacher', ...options, props: { subjectType: 'course', subjectId: '5003', ...props } },
  );
  const root = shown.host.shadowRoot ?? shown.host;
  return {
    ...shown,
    list: () => shown.findByRole('list', { name: '评论列表' }),
    /** The comments of the first level. */
    rows: async () => [...(await shown.findByRole('list', { name: '评论列表' })).children] as HTMLElement[],
    field: () => shown.findByRole('textbox', { name: '写评论' }),
    publish: () => shown.findByRole('button', { name: '发布' }),
    toasts: () => [...root.querySelectorAll('[part=toast]')].map((toast) => toast.textContent),
    announced: (text: RegExp) =>
      eventually(() =>
        expect(shown.queryAllByRole('status').map((one) => one.textContent)).toContainEqual(
          expect.stringMatching(text),
        ),
      ),
  };
}

/** Sends a request as the user has done on another device. */
export async function elsewhere<Data>(
  sandbox: Sandbox,
  method: 'POST' | 'DELETE',
  path: string,
  body: object = {},
  as: 'teacher' | 'admin' = 'admin',
): Promise<Data> {
  const response = await sandbox.fetch(`http://sandbox.localhost${path}`, {
    method,
    headers: { authorization: `Bearer ${sandbox.tokenOf(as)}`, 'content-type': 'application/json' },
    body: method === 'POST' ? JSON.stringify(body) : null,
  });
  const { data } = (await response.json()) as { data: Data };
  return data;
}

/** Tells this tab what another tab of the user has changed. */
export function tellFromOtherTab(api: string, userId = 'u-1001'): void {
  const channel = new BroadcastChannel(`portal.changes:${api}|portal_token`);
  const endpoints = [paths.threads, paths.total].map((path) => ({ method: 'GET', path }));
  channel.postMessage({ orgCode: 'demo', userId, endpoints });
  channel.close();
}
