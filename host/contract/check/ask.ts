import type { PortalConfig } from '#src/config.ts';
import { buildRequest } from '#src/http/build-request.ts';
import type { EndpointDefinition } from '#src/http/endpoint.ts';
import { chinese } from '#src/texts/texts.ts';
import { MissingSettingError } from '#src/http/errors.ts';

interface Asked {
  /** The path that was asked. */
  asked: string;
  query: Record<string, string>;
}

export type Answer = Asked &
  (
    | { failure?: undefined; status: number; type: string; text: string }
    | { failure: 'connection' | 'time-out'; text: string }
  );

export interface Asking {
  config: PortalConfig;
  token: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

/** The request needs a setting that is not given. */
export class SettingMissing extends Error {
  override name = 'SettingMissing';
}

/** Sends one call as the portal would, and reads the whole answer. Redirects are not followed: an answer is at its address. */
export async function ask(
  definition: EndpointDefinition<Record<string, unknown>, unknown>,
  input: Record<string, unknown>,
  { config, token, timeoutMs, fetch }: Asking,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const context = {
    config,
    language: chinese,
    token,
    device: 'Contract 1',
    shown: false,
    signal: undefined,
  };
  const { url, init } = await Promise.resolve(buildRequest(definition, input, context)).catch(
    (error: unknown) => {
      throw error instanceof MissingSettingError ? new SettingMissing(error.message) : error;
    },
  );
  const { pathname, searchParams } = new URL(url);
  const asked: Asked = { asked: decodeURI(pathname), query: Object.fromEntries(searchParams) };
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const type = response.headers.get('content-type') ?? '';
    return { ...asked, status: response.status, type, text: await response.text() };
  } catch (error) {
    const isLate = signal.aborted;
    return { ...asked, failure: isLate ? 'time-out' : 'connection', text: isLate ? '' : causeOf(error) };
  }
}

function causeOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}
