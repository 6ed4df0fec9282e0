import type { PortalConfig } from '#src/config.ts';
import type { Adapter } from '#src/http/adapter/adapter.ts';
import { adaptCall } from '#src/http/adapter/adapt-call.ts';
import { buildRequest } from '#src/http/build-request.ts';
import type { EndpointDefinition } from '#src/http/endpoint.ts';
import { chinese } from '#src/texts/texts.ts';
import { AdapterError, MissingSettingError, PortalError } from '#src/http/errors.ts';

interface Asked {
  /** The path that was asked. */
  asked: string;
  query: Record<string, string>;
}

export type Answer = Asked &
  (
    | { failure?: undefined; status: number; type: string; text: string }
    | { failure: 'connection' | 'time-out' | 'adapter'; text: string }
  );

export interface Asking {
  config: PortalConfig;
  token: string;
  timeoutMs: number;
  fetch: typeof fetch;
  adapter?: Adapter | undefined;
}

/** The request needs a setting that is not given. */
export class SettingMissing extends Error {
  override name = 'SettingMissing';
}

/** Sends one call as the portal would, and reads the whole answer. Redirects are not followed: an answer is at its address. */
export async function ask(
  definition: EndpointDefinition<Record<string, unknown>, unknown>,
  input: Record<string, unknown>,
  { config, token, timeoutMs, fetch, adapter }: Asking,
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
  const asked: Asked = { asked: '', query: {} };
  try {
    const adapted = adapter && (await adaptCall(adapter, definition, context));
    const { url, init } = await buildRequest(adapted?.definition ?? definition, input, context);
    const { pathname, searchParams } = new URL(url);
    Object.assign(asked, { asked: decodeURI(pathname), query: Object.fromEntries(searchParams) });
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const type = response.headers.get('content-type') ?? '';
    const blob = await response.blob();
    const received = { status: response.status, type, blob, retryAfter: 0, sent: init.body };
    const ours = adapted ? await adapted.receive(received) : received;
    return { ...asked, status: ours.status, type: ours.type, text: await ours.blob.text() };
  } catch (error) {
    if (error instanceof MissingSettingError) throw new SettingMissing(error.message);
    if (error instanceof AdapterError) return { ...asked, failure: 'adapter', text: error.message };
    if (error instanceof PortalError) throw error;
    const isLate = signal.aborted;
    return { ...asked, failure: isLate ? 'time-out' : 'connection', text: isLate ? '' : causeOf(error) };
  }
}

function causeOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}
