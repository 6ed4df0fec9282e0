import { createSandbox, sandboxSettings, type Sandbox } from '#host/sandbox/index.ts';
import type { Recording } from '#host/contract/recording/recording.ts';
import { replay } from '#host/contract/recording/replay.ts';
import type { PortalSettings } from '#src/config.ts';
import type { PortalOptions } from '#src/portal.ts';
import type { Session } from '#src/session/store.ts';

export { forgetSession } from './forget-session.ts';

/** The user of the portal: a visitor without a token, a guest, or one of the sandbox's accounts. */
export type Persona = 'visitor' | 'guest' | 'teacher' | 'admin' | 'newcomer' | 'learner';

export const accounts: Partial<Record<Persona, { userId: string; org: string }>> = {
  teacher: { userId: 'u-1001', org: 'demo' },
  admin: { userId: 'u-1002', org: 'demo' },
  newcomer: { userId: 'u-1003', org: 'collect' },
  learner: { userId: 'u-1004', org: 'closed' },
};

export interface SceneOptions {
  as?: Persona;
  settings?: PortalSettings;
  /** The server's lists are very long. */
  large?: boolean;
  /** Prepares the server before the test starts, e.g. injects a fault. */
  prepare?: (sandbox: Sandbox) => void;
  /** The server's clock in milliseconds since 1970; defaults to the machine's clock. */
  now?: () => number;
  /** Answers of another back end, which the sandbox gives instead of its own. */
  recording?: Recording | undefined;
}

export interface Scene {
  sandbox: Sandbox;
  /** Options for `createPortal` or `configurePortal`. */
  options: PortalOptions;
  /** Logs in the persona; expects an unused session. */
  enter: (session: Session) => void;
}

/** Creates a sandbox, and the options of a portal that uses it. */
export function createScene({
  as = 'visitor',
  settings,
  large = false,
  prepare,
  now,
  recording,
}: SceneOptions = {}): Scene {
  const sandbox = createSandbox({ large, ...(now && { now }) });
  const account = accounts[as];
  const org = account?.org ?? settings?.org ?? sandboxSettings.org;
  prepare?.(sandbox);
  const answer = recording ? replay(recording, sandbox) : sandbox.fetch;
  return {
    sandbox,
    options: {
      settings: { api: 'http://sandbox.localhost', ...sandboxSettings, org, ...settings },
      fetch: (input, init) => answer(new Request(input, init)),
    },
    enter(session) {
      if (as === 'visitor') return;
      session.logIn(account ? sandbox.tokenOf(as) : sandbox.guestTokenOf(org), account?.userId ?? '');
    },
  };
}
