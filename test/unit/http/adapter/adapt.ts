import { vi } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import type { Adapter } from '#src/http/adapter/adapter.ts';
import type { SignedOutError } from '#src/http/errors.ts';
import type { PortalSettings } from '#src/config.ts';
import { chinese } from '#src/texts/texts.ts';

interface Given {
  adapter?: unknown;
  settings?: PortalSettings;
  answer?: (request: Request) => Response | Promise<Response>;
}

/** A client with an adapter on a back end that answers so, and what has become of its calls. */
export function adaptedHttp({ adapter, settings, answer = () => Response.json({}) }: Given) {
  const sent: Request[] = [];
  const notify = vi.fn<(text: string) => void>();
  const onSignedOut = vi.fn(async (_error: SignedOutError, _token: string) => false);
  const onChanged = vi.fn<(paths: readonly string[]) => void>();
  const report = vi.fn<(error: unknown) => void>();
  const http = createHttp(
    {
      config: () => readConfig({ api: 'https://other.example', ...settings }),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(request.clone());
        return answer(request);
      },
      token: () => 'the-token',
      device: 'Chrome 156',
      language: chinese,
      // A module is anything until it is checked.
      adapter: adapter as Adapter | undefined,
      report,
      onSignedOut,
      onChanged,
    },
    notify,
  );
  return { http, sent, notify, onSignedOut, onChanged, report };
}

/** A request as `METHOD path?query body`, without the two parameters of every call. */
export async function wire(request: Request | undefined): Promise<string> {
  if (!request) return '';
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('os');
  searchParams.delete('deviceCode');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return [request.method, pathname + query, await request.text()].filter(Boolean).join(' ');
}
