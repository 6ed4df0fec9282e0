import { rowsOf } from './catalogue.ts';
import { contentOf } from './item-content.ts';
import type { Org } from '../people/orgs.ts';
import { serve, type RequestContext, type Routes } from '../route.ts';

/** Where the file of a resource is served. */
export const resourceFileUrl = ({ orgCode }: Org, id: string) => `/sandbox/files/${orgCode}/${id}`;

export function resourceFileRoutes(routes: Routes): void {
  serve(routes, '/sandbox/files/{orgCode}/{id}', resourceFile);
}

/** A plain text file with the content of a resource. */
function resourceFile({ world, input }: RequestContext): Response {
  const org = world.orgs.find(({ orgCode }) => orgCode === input.path.orgCode);
  const row = org && rowsOf(world, org, 'discover').find(({ id }) => id === input.path.id);
  if (!row) return new Response('Not found', { status: 404 });
  const text = contentOf('discover', row)
    .replace(/<\/(p|h3|li|blockquote)>/g, '\r\n')
    .replace(/<[^>]+>/g, '');
  return new Response(`${row.title}\r\n\r\n${row.summary}\r\n\r\n${text}`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${row.title}.txt`)}`,
    },
  });
}
