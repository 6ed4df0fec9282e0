import type { BrowserContext, CDPSession, Page, Request } from 'playwright';
import { address } from '../address.ts';

/** A call that the page has sent. */
export interface Sent {
  method: string;
  path: string;
  body: string;
  token: string;
}

/** A tab of the browser, as a user sees it. */
export class RealTab {
  readonly errors: string[] = [];
  sent: Sent[] = [];
  navigations: string[] = [];
  /** Paths whose last read has failed, e.g. since the clock was put forward while it was under way. */
  readonly failedReads = new Set<string>();
  private readonly underWay = new Set<Request>();
  private lastAt = performance.now();
  private protocol: CDPSession | undefined;

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.navigations.push(new URL(frame.url()).pathname);
    });
    page.on('request', (request) => this.note(request));
    const done = (request: Request) => {
      this.underWay.delete(request);
      this.lastAt = performance.now();
    };
    page.on('requestfinished', (request) => {
      this.failedReads.delete(pathOf(request));
      done(request);
    });
    page.on('requestfailed', (request) => {
      if (request.method() === 'GET') this.failedReads.add(pathOf(request));
      done(request);
    });
  }

  private note(request: Request): void {
    this.underWay.add(request);
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const token = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1] ?? '';
    const body = decodeURIComponent(search) + (request.postData() ?? '');
    this.sent.push({ method: request.method(), path: pathname, body, token });
  }

  isQuiet(): boolean {
    return this.underWay.size === 0 && performance.now() - this.lastAt > 100;
  }

  /** A page that is left at once aborts the navigation to the one before. */
  async goTo(path: string): Promise<void> {
    this.underWay.clear();
    await this.page.goto(address + path, { waitUntil: 'commit' }).catch(() => undefined);
  }

  async setFrozen(isFrozen: boolean): Promise<void> {
    await (
      await this.protocolOf()
    ).send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' });
  }

  /** Back leads to no page that is none of the portal's. */
  async forgetHistory(): Promise<void> {
    await (await this.protocolOf()).send('Page.resetNavigationHistory');
  }

  private async protocolOf(): Promise<CDPSession> {
    this.protocol ??= await this.page.context().newCDPSession(this.page);
    return this.protocol;
  }

  /** The user turns to another tab, and back. */
  async lookAt(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

export async function openTab(context: BrowserContext): Promise<RealTab> {
  return new RealTab(await context.newPage());
}
