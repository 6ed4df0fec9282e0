import { PROBE_FRESH_MS, PROBE_TIMEOUT_MS } from '../limits.ts';

/** `failing` means that it answers with a status of 500 or above, or a gateway in its place does. */
export type BackEndState = 'ready' | 'failing' | 'unreachable';

interface Probe {
  /** The path that is asked for, below the address of the back end; its root by default. */
  path?: string | undefined;
  timeoutMs?: number;
  freshMs?: number;
}

/** Asks the back end for its state, at most once in `freshMs` however many ask. Never rejects. */
export function backEndProbe(
  target: string,
  { path = '/', timeoutMs = PROBE_TIMEOUT_MS, freshMs = PROBE_FRESH_MS }: Probe = {},
): () => Promise<BackEndState> {
  const base = new URL(target);
  const address = new URL(base.pathname.replace(/\/$/, '') + path, base);
  let last: { asked: number; state: Promise<BackEndState> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.asked >= freshMs) last = { asked: now, state: stateOf(address, timeoutMs) };
    return last.state;
  };
}

async function stateOf(address: URL, timeoutMs: number): Promise<BackEndState> {
  try {
    const { status, body } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Only the status counts, and a body that nobody reads would keep the connection.
    void body?.cancel().catch(() => {});
    return status < 500 ? 'ready' : 'failing';
  } catch {
    return 'unreachable';
  }
}
