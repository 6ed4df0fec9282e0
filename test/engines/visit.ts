import { recordOf } from '#src/session/token/token-record.ts';
import type { CallRecord } from '#host/sandbox/calls.ts';
import type { EngineDriver, TabOptions } from './drivers/driver.ts';
import type { EngineName } from './engine-list.ts';
import type { passwords } from '../passwords.ts';
import { serveSchool } from './school-page.ts';
import { serveSlowly, type SlowPortal } from './slow-scripts.ts';
import { Tab } from './tab.ts';

export type User = keyof typeof passwords;

export const defaultOptions: TabOptions = {
  width: 1440,
  height: 900,
  isDark: false,
  isDesk: false,
  hasForcedColours: false,
  isCalm: false,
};

/** One run of a flow: its tabs, and the sandbox that serves them. */
export class Visit {
  readonly tabs: Tab[] = [];
  private readonly servers: { close: () => Promise<void> }[] = [];

  constructor(
    readonly engine: EngineName,
    private readonly driver: EngineDriver,
    readonly origin: string,
  ) {}

  /** Opens a tab with cookies and storage of its own. */
  async open(options: Partial<TabOptions> = {}): Promise<Tab> {
    const opened = await this.driver.open({ ...defaultOptions, ...options });
    const tab = new Tab(opened, this.origin);
    this.tabs.push(tab);
    return tab;
  }

  /** Opens a page as a user who is logged in already. */
  async openAs(user: User, path: string, options: Partial<TabOptions> = {}): Promise<Tab> {
    const tab = await this.open(options);
    await this.enter(tab, user);
    await tab.goTo(path);
    await tab.headerLoaded();
    return tab;
  }

  /** Logs in without the form. The tab ends on a page of the portal's origin that has no script. */
  async enter(tab: Tab, user: User): Promise<string> {
    const { token, userId, orgCode } = (await this.control('enter', { username: user })) as Record<
      'token' | 'userId' | 'orgCode',
      string
    >;
    await tab.goTo('/favicon.svg');
    await tab.run(
      ({ token, orgCode, stored }) => {
        document.cookie = `portal_token=${encodeURIComponent(token)}; path=/; samesite=lax`;
        for (const [key, value] of Object.entries(stored))
          localStorage.setItem(`portal.${key}`, JSON.stringify(value));
        sessionStorage.setItem('portal.orgCode', JSON.stringify(orgCode));
      },
      {
        token,
        orgCode,
        stored: {
          orgCode,
          tokenRecord: recordOf(token, { userId, orgCode }),
          ...(user === 'newcomer' && { collected: ['collect|u-1003'] }),
        },
      },
    );
    return token;
  }

  /** Sends a control request to the sandbox. */
  async control(name: string, body: unknown): Promise<unknown> {
    const response = await fetch(`${this.origin}/sandbox/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/sandbox/${name}: HTTP ${response.status}`);
    return response.json();
  }

  /** The code that a mobile number has received last. */
  async lastCode(mobile: string): Promise<string> {
    const { code } = (await (await fetch(`${this.origin}/sandbox/sms?mobile=${mobile}`)).json()) as {
      code: string;
    };
    return code;
  }

  /** The calls of one endpoint since the flow began. */
  async calls(method: string, path: string): Promise<CallRecord[]> {
    const all = (await (await fetch(`${this.origin}/sandbox/calls`)).json()) as CallRecord[];
    return all.filter((call) => call.method === method && call.path === path);
  }

  /** Serves the portal with scripts that wait for their release. */
  async slowScripts(): Promise<SlowPortal> {
    const slow = await serveSlowly(this.origin);
    this.servers.push(slow);
    return slow;
  }

  /** Serves elements on a page of another site, which gives them the token of a user, or none. */
  async school(elements: string, user?: User): Promise<string> {
    const entered = user && ((await this.control('enter', { username: user })) as { token: string });
    const school = await serveSchool(this.origin, elements, entered?.token ?? '');
    this.servers.push(school);
    return school.origin;
  }

  async end(): Promise<void> {
    for (const tab of this.tabs.splice(0)) await tab.close();
    await Promise.all(this.servers.splice(0).map((server) => server.close()));
  }
}
