import { createPortal } from '#src/configure-portal.ts';
import type { PortalSettings } from '#src/config.ts';
import type { ConfiguredPortal, PortalOptions } from '#src/portal.ts';

/** A request as the back end sees it. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** Without its kind, `Bearer` or `Basic`; '' for none. */
  token: string;
  isKeptAlive: boolean;
  redirect: string;
}

type Answer = (request: Asked) => unknown;

function bodyOf(sent: unknown): Record<string, unknown> {
  if (sent instanceof FormData) return Object.fromEntries(sent);
  return typeof sent === 'string' && sent.startsWith('{')
    ? (JSON.parse(sent) as Record<string, unknown>)
    : {};
}

/** A portal whose back end is a function: what it returns is the body, a Response, or an error that breaks the line. */
export function openPortal(
  answer: Answer,
  settings: PortalSettings = {},
  options: Omit<PortalOptions, 'settings' | 'fetch'> = {},
): { portal: ConfiguredPortal; asked: Asked[] } {
  const asked: Asked[] = [];
  const portal = createPortal({
    ...options,
    settings: { api: 'https://portal.example', org: 'demo', ...settings },
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const request: Asked = {
        method: init?.method ?? 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: bodyOf(init?.body),
        token: (new Headers(init?.headers).get('authorization') ?? '').replace(/^\w+ /, ''),
        isKeptAlive: init?.keepalive ?? false,
        redirect: init?.redirect ?? '',
      };
      asked.push(request);
      init?.signal?.throwIfAborted();
      const body = await answer(request);
      init?.signal?.throwIfAborted();
      if (body instanceof Error) throw body;
      return body instanceof Response ? body : Response.json(body);
    },
  });
  return { portal, asked };
}

export const good = (data: unknown) => ({ code: 200, data });
export const refused = (msg: string, code = 400) => ({ code, msg });
