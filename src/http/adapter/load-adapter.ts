import { REQUEST_TIMEOUT_MS } from '../../rules/limits.ts';
import { pageOrigin } from '../../rules/page-url.ts';
import { sameOriginUrl, type CheckedUrl } from '../../rules/safe-url.ts';
import type { AdapterError } from '../errors.ts';
import type { Adapter } from './adapter.ts';
import type { AdapterFault } from './adapter-error.ts';
import { faultOf } from './check-adapter.ts';

type ImportModule = (url: CheckedUrl) => Promise<{ default?: unknown }>;

/** The address is checked to be of our own origin; a bundler has to leave it alone. */
const importModule: ImportModule = (url) => import(/* webpackIgnore: true */ /* @vite-ignore */ url);

const loading = new Map<string, Promise<{ default?: unknown }>>();
const failures = new Map<string, number>();

/** The adapter at an address of the page's own origin: loaded once, and again after a failure. */
export async function loadAdapter(
  address: string,
  fail: (fault: AdapterFault) => AdapterError,
  load: ImportModule = importModule,
): Promise<Adapter> {
  const url = sameOriginUrl(address, pageOrigin());
  if (!url) throw fail({ kind: 'foreign', place: address });
  const module = loading.get(url) ?? inTime(load(fresh(url)));
  loading.set(url, module);
  let loaded: unknown;
  try {
    loaded = (await module).default;
  } catch (thrown) {
    forget(url, module);
    throw fail({ kind: 'load', place: address, thrown });
  }
  const fault = faultOf(loaded);
  if (!fault) return loaded as Adapter;
  forget(url, module);
  throw fail(fault);
}

/** A browser never runs the module of one address again, so another try needs another one. */
function fresh(url: CheckedUrl): CheckedUrl {
  const again = new URL(url);
  const failed = failures.get(url);
  if (failed) again.searchParams.set('again', String(failed));
  return again.href as CheckedUrl;
}

function forget(url: string, module: Promise<unknown>): void {
  if (loading.get(url) !== module) return;
  loading.delete(url);
  failures.set(url, (failures.get(url) ?? 0) + 1);
}

/** All calls wait for it, so it must end like a call. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('it did not come in time', 'TimeoutError')),
      REQUEST_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
