import { createApp } from './app.ts';
import type { CallRecord } from './calls.ts';
import { controlRoutes } from './control.ts';
import { createDialects, type DialectName } from './dialects.ts';
import { createLongIds } from './long-ids.ts';
import { createFaults, type FaultSettings } from './faults.ts';
import { reply, type Reply } from './tickets/tickets.ts';
import { notify, type Notice } from './notifications/notifications.ts';
import { portalRoutes } from './portal-routes.ts';
import { createTokens } from './login/tokens.ts';
import { seedDatabase } from './database.ts';

export type { CallRecord } from './calls.ts';
export { ConnectionDropped, type FaultSettings } from './faults.ts';
export { sandboxSettings } from './settings.ts';

export interface SandboxOptions {
  /** Milliseconds since 1970; the machine's clock by default. */
  now?: () => number;
  seed?: number;
  /** Writes ids as a back end in Java does, as numbers above 2^53; false by default; a reset returns to it. */
  longIds?: boolean;
  /** How answers write numbers, times and the rest; plain by default; a reset returns to it. */
  dialect?: DialectName;
  /** Seeds very long lists, see `largeAmounts`; false by default; a reset returns to it. */
  large?: boolean;
}

export interface Sandbox {
  /** Rejects with a ConnectionDropped where a fault breaks the connection, and with an AbortError when aborted. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Data back to the seed; calls, faults and codes cleared; tokens stay valid. */
  reset(): void;
  /** A live session token of the account. */
  tokenOf(username: string): string;
  guestTokenOf(orgCode: string): string;
  /** Every token issued so far is refused from now on. */
  expireTokens(): void;
  notify(notification: Notice): void;
  reply(answer: Reply): void;
  fault(settings: FaultSettings): void;
  /** Oldest first. */
  calls(): CallRecord[];
}

/** The demo back end: every call of the portal, in memory, behind one fetch. */
export function createSandbox({
  now: ownNow = Date.now,
  seed = 2026,
  longIds: hasLongIds = false,
  dialect = 'plain',
  large = false,
}: SandboxOptions = {}): Sandbox {
  let stopped: number | null = null;
  const now = () => stopped ?? ownNow();
  const tokens = createTokens(seed);
  const calls: CallRecord[] = [];
  const faults = createFaults();
  const reports: unknown[] = [];
  const longIds = createLongIds();
  longIds.switch(hasLongIds);
  const dialects = createDialects();
  dialects.switch(dialect);
  const make = (isLarge: boolean) => seedDatabase({ now, seed, tokens, isLarge });
  let world = make(large);

  const reset = () => {
    calls.splice(0);
    faults.clear();
    reports.splice(0);
    longIds.switch(hasLongIds);
    dialects.switch(dialect);
    world = make(large);
  };

  const routes = portalRoutes();
  controlRoutes(routes, {
    calls,
    faults,
    reports,
    reset,
    setClock(time) {
      stopped = time;
    },
    switchLongIds: (on) => longIds.switch(on),
    switchDialect: (name) => dialects.switch(name),
    switchSize(isLarge) {
      world = make(isLarge);
    },
  });
  const app = createApp(routes, { world: () => world, calls, faults, longIds, dialects });

  return {
    async fetch(input, init) {
      const request = new Request(absolute(input), init);
      return untilAborted(request.signal, Promise.resolve(app.fetch(request)));
    },
    reset,
    tokenOf(username) {
      const account = world.accounts.find((known) => known.username === username);
      if (!account) throw new Error(`the sandbox has no account ${username}`);
      return tokens.issue({ userId: account.userId, orgCode: account.orgCode });
    },
    guestTokenOf: (orgCode) => tokens.issue({ userId: '', orgCode }),
    expireTokens: () => void tokens.endAll(),
    notify: (notification) => notify(world, notification),
    reply: (answer) => reply(world, answer),
    fault: (settings) => void faults.add(settings),
    calls: () => calls.map((call) => ({ ...call })),
  };
}

/** A Request knows no base outside a page. */
function absolute(input: RequestInfo | URL): RequestInfo | URL {
  if (typeof input !== 'string' || !input.startsWith('/')) return input;
  return new URL(
    input,
    globalThis.location?.origin.startsWith('http') ? location.origin : 'http://localhost',
  );
}

/** Rejects an aborted request at once, as a browser does, whatever the server is doing. */
function untilAborted<Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> {
  const failure = () => signal.reason ?? new DOMException('aborted', 'AbortError');
  if (signal.aborted) return Promise.reject(failure());
  return new Promise((resolve, reject) => {
    const abort = () => reject(failure());
    signal.addEventListener('abort', abort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
