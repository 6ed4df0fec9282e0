import type { BrowserContext, CDPSession, Page, Request } from 'playwright';
import { address } from '../../address.ts';
import { people, places, users, type Place, type Shown } from './model.ts';

/** A call that the page has sent. */
export interface Sent {
  method: string;
  path: string;
  body: string;
  token: string;
}

/** The page as a reader sees it, and its storage. */
export interface Seen {
  /** `undecided`: a skeleton, a question, or a page that shows nobody's name. */
  shown: Shown | 'undecided';
  organisation: string;
  path: string;
  /** All texts of the page, those in its fields too. */
  text: string;
  fields: Partial<Record<Place, string>>;
  stored: string;
}

/** A tab of the browser, as a user sees it. */
export class RealTab {
  readonly errors: string[] = [];
  sent: Sent[] = [];
  navigations: string[] = [];
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
    page.on('requestfinished', done);
    page.on('requestfailed', done);
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

  async see(): Promise<Seen> {
    const found = await this.page.evaluate(
      (fields) => {
        const controls = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
        const valueOf = (label: string) =>
          controls.find(({ labels }) => labels?.[0]?.textContent.startsWith(label))?.value;
        const banner = document.querySelector('header, [role=banner]');
        const buttons = [...(banner?.querySelectorAll('button') ?? [])];
        const names = buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent);
        return {
          account: names.find((name) => name.endsWith('的账号菜单'))?.replace('的账号菜单', ''),
          isInvited: [...(banner?.querySelectorAll('a') ?? [])].some((one) => one.textContent === '登录'),
          title: document.title,
          path: location.pathname + location.search,
          text: [document.body.innerText, ...controls.map(({ value }) => value)].join('\n'),
          fields: Object.fromEntries(Object.entries(fields).map(([place, label]) => [place, valueOf(label)])),
          stored: [...Object.entries(localStorage), ...Object.entries(sessionStorage)].join('\n'),
        };
      },
      { comment: places.comment.field, nickname: places.nickname.field },
    );
    const { account, isInvited, title, ...rest } = found;
    const user = users.find((one) => people[one].name === account);
    const isLogin = rest.path.startsWith('/login');
    return {
      ...rest,
      shown: user ?? (isInvited || isLogin ? 'nobody' : 'undecided'),
      organisation: title.includes('青屏县') ? 'collect' : 'demo',
    };
  }
}

export async function openTab(context: BrowserContext): Promise<RealTab> {
  return new RealTab(await context.newPage());
}
