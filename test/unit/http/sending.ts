import { vi } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import type { PortalSettings } from '#src/config.ts';
import { createHttp, type HttpParts } from '#src/http/client.ts';
import { chinese } from '#src/texts/texts.ts';

interface Given {
  settings?: PortalSettings;
  answer?: (request: Request) => Response | Promise<Response>;
  parts?: Partial<HttpParts>;
}

/** A client of nothing but the parts that it must have, what it has sent, and what it has shown. */
export function sending({ settings, answer = () => Response.json({ code: 200 }), parts }: Given = {}) {
  const sent: Request[] = [];
  const notify = vi.fn<(text: string) => void>();
  const http = createHttp(
    {
      config: () => readConfig({ api: 'https://api.example', ...settings }),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(request.clone());
        return answer(request);
      },
      token: () => 'the-token',
      device: 'Chrome 156',
      language: chinese,
      ...parts,
    },
    notify,
  );
  return { http, sent, notify };
}

export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => error);
