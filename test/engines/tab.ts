import { patience } from '../patience.ts';
import { eventually } from '../eventually.ts';
import type { Composition, EngineTab, Key, Point, SavedFile } from './drivers/driver.ts';
import { lostAnswer } from './drivers/poll.ts';
import type { NamePattern, Target } from './page/find.ts';
import type { PageScript } from './page/page-script.ts';
import { pageScriptSource } from './page-script-source.ts';

export type Name = string | RegExp;

/** An element by its role and name, e.g. `['button', '登录']`, and where it is looked for. */
export type Wanted = readonly [role: string, name: Name, within?: Wanted];

/** More than any page has. */
const TAB_STOPS_MAX = 150;

/** A tab as a user has it: elements are found by role and name, and every action waits until it is possible. */
export class Tab {
  constructor(
    private readonly tab: EngineTab,
    readonly origin: string,
  ) {}

  goTo = (pathOrUrl: string): Promise<void> => this.tab.goTo(new URL(pathOrUrl, this.origin).href);
  /** Begins to load a page, and does not wait for its scripts. */
  startTo = (url: string): Promise<void> => this.tab.startTo(url);
  reload = (): Promise<void> => this.tab.reload();
  goBack = (): Promise<void> => this.tab.goBack();
  goForward = (): Promise<void> => this.tab.goForward();
  press = (key: Key): Promise<void> => this.tab.press(key);
  type = (text: string): Promise<void> => this.tab.type(text);
  screenshot = (): Promise<Buffer> => this.tab.screenshot();
  print = (sheet: { isLandscape: boolean }): Promise<Buffer> | undefined => this.tab.print?.(sheet);
  drag = (points: readonly Point[]): Promise<void> => this.tab.drag(points);
  close = (): Promise<void> => this.tab.close();

  openTab = async (): Promise<Tab> => new Tab(await this.tab.openTab(), this.origin);

  /** Uncaught errors of the page so far; empty where the driver does not tell. */
  get errors(): readonly string[] {
    return this.tab.errors ?? [];
  }

  /** Runs a function in the page, which may use nothing from outside. */
  async run<Given, Result>(action: (given: Given) => Result, given?: Given): Promise<Awaited<Result>> {
    return (await this.tab.evaluate(`(${action})(${JSON.stringify(given)})`)) as Awaited<Result>;
  }

  /** Waits until a function in the page returns true. */
  async until<Given>(what: string, isSo: (given: Given) => unknown, given?: Given): Promise<void> {
    await this.eventually(what, async () => (await this.run(isSo, given)) === true);
  }

  /** Path and query of the page's URL. */
  where = (): Promise<string> => this.run(() => location.pathname + location.search);

  isAt = (path: string | RegExp): Promise<void> =>
    this.eventually(`the address ${path}`, async () => {
      const at = await this.where();
      return typeof path === 'string' ? at === path : path.test(at);
    });

  /** Texts in a transparent colour, e.g. since the browser does not know the one in the style sheet. */
  invisibleTexts = (): Promise<string[]> => this.call('invisibleTexts');

  /** True when the page is wider than the window. */
  isSideways = (): Promise<boolean> => this.call('isSideways');

  /** Fields that make an iPhone zoom in when they get the focus. */
  smallFields = (): Promise<string[]> => this.call('smallFields');

  /** Controls that stick out of the window, or of a box that cuts them off. */
  cutControls = (): Promise<string[]> => this.call('cutControls');

  /** Waits until nothing in the window is loading: what comes late moves the controls below it. */
  contentLoaded = (): Promise<void> =>
    this.until('the content', () =>
      [...document.querySelectorAll('main :is([aria-busy=true], .portal-skeleton)')].every((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom <= 0 || top >= innerHeight;
      }),
    );

  /** Waits until the header has the name of its user, which moves what stands beside it. */
  headerLoaded = (): Promise<void> =>
    this.until(
      'the header',
      () => document.querySelector('header :is([aria-busy=true], .portal-skeleton)') === null,
    );

  /** Waits until a user can see and reach the element. */
  async see(...wanted: Wanted): Promise<void> {
    await this.eventually(sayWanted(wanted), async () => (await this.count(...wanted)) > 0, wanted[0]);
  }

  async gone(...wanted: Wanted): Promise<void> {
    await this.eventually(`no ${sayWanted(wanted)}`, async () => (await this.count(...wanted)) === 0);
  }

  count = (...wanted: Wanted): Promise<number> => this.call('count', targetOf(wanted));

  seeText = (text: Name): Promise<void> =>
    this.eventually(`the text ${text}`, () => this.call('showsText', patternOf(text)));

  textGone = (text: Name): Promise<void> =>
    this.eventually(`no text ${text}`, async () => !(await this.call('showsText', patternOf(text))));

  /** The value of a field, or the text of another element. */
  textOf = async (...wanted: Wanted): Promise<string> => {
    await this.see(...wanted);
    return (await this.call('textOf', targetOf(wanted))) ?? '';
  };

  isFocused = (...wanted: Wanted): Promise<void> =>
    this.eventually(`the focus on ${sayWanted(wanted)}`, () => this.call('isFocused', targetOf(wanted)));

  async click(...wanted: Wanted): Promise<void> {
    await this.tab.click(await this.pointOf(...wanted));
  }

  async hover(...wanted: Wanted): Promise<void> {
    await this.tab.hover(await this.pointOf(...wanted));
  }

  /** Replaces the text of a field by typing. */
  async typeInto(wanted: Wanted, text: string): Promise<void> {
    await this.click(...wanted);
    await this.isFocused(...wanted);
    await this.call('selectText');
    await this.tab.type(text);
  }

  /** Where the element can be clicked, once it stands still and nothing covers it. */
  async pointOf(...wanted: Wanted): Promise<Point> {
    let at: Point | undefined;
    await this.eventually(
      `${sayWanted(wanted)} to click`,
      async () => {
        const place = await this.call('locate', targetOf(wanted));
        if (place.at === undefined) throw new Error(place.why);
        at = place.at;
        return true;
      },
      wanted[0],
    );
    return at as Point;
  }

  async giveFile(
    wanted: Wanted,
    { name, type, bytes }: { name: string; type: string; bytes: Buffer },
    how: 'choose' | 'drop',
  ): Promise<void> {
    await this.see(...wanted);
    await this.call('giveFile', targetOf(wanted), { name, type, base64: bytes.toString('base64') }, how);
  }

  /**
   * Composes a word in the focused field: by the browser's own input method, or else by the events of Firefox or
   * Safari in their order.
   */
  compose = (composition: Composition, order: 'firefox' | 'safari'): Promise<void> =>
    this.tab.compose?.(composition) ?? this.call('compose', composition.marks, composition.text, order);

  download = (begin: () => Promise<void>): Promise<SavedFile> => this.tab.download(begin);

  hasFocusInside = (...wanted: Wanted): Promise<boolean> => this.call('hasFocusInside', targetOf(wanted));

  /**
   * Goes on with the Tab key until the element has the focus, or back with Shift: behind the last stop Firefox goes into
   * its own bars, and a page without focus takes no Enter.
   */
  async tabTo(...wanted: Wanted): Promise<void> {
    await this.see(...wanted);
    const goesBack = await this.call('isBeforeFocus', targetOf(wanted));
    if (goesBack) await this.tab.keyDown('Shift');
    try {
      for (let presses = 0; presses < TAB_STOPS_MAX; presses++) {
        if (await this.call('isFocused', targetOf(wanted))) return;
        await this.tab.press('Tab');
      }
    } finally {
      if (goesBack) await this.tab.keyUp('Shift');
    }
    throw new Error(`the Tab key does not lead to ${sayWanted(wanted)}`);
  }

  /** Fills a field by the keyboard alone. */
  async fillByKeys(wanted: Wanted, text: string): Promise<void> {
    await this.tabTo(...wanted);
    await this.call('selectText');
    await this.tab.type(text);
  }

  /** Presses a button or follows a link by the keyboard alone. */
  async pressByKeys(...wanted: Wanted): Promise<void> {
    await this.tabTo(...wanted);
    await this.tab.press('Enter');
  }

  private async call<Name extends keyof PageScript>(
    name: Name,
    ...given: Parameters<PageScript[Name]>
  ): Promise<Awaited<ReturnType<PageScript[Name]>>> {
    const call = `pageScript.${name}(...${JSON.stringify(given)})`;
    const [answer] = (await this.tab.evaluate(
      `globalThis.pageScript ? Promise.resolve(${call}).then((value) => [value]) : []`,
    )) as [Awaited<ReturnType<PageScript[Name]>>?];
    // The page is new, and so has no script yet.
    if (answer === undefined && !(await this.tab.evaluate('Boolean(globalThis.pageScript)'))) {
      await this.tab.evaluate(`(() => { ${await pageScriptSource()} })()`);
      return this.call(name, ...given);
    }
    return answer as Awaited<ReturnType<PageScript[Name]>>;
  }

  private async eventually(what: string, check: () => Promise<boolean>, role?: string): Promise<void> {
    let reason = '';
    const isSo = async () => {
      try {
        if (await Promise.race([check(), lostAnswer()])) return;
      } catch (error) {
        // The page may be leaving: its context is gone until the next one stands.
        reason = String(error);
      }
      throw new Error(what);
    };
    try {
      await eventually(isSo);
    } catch {
      throw new Error(
        `waited ${patience} ms for ${what}${await this.situation(role).catch(() => '')} ${reason}`,
      );
    }
  }

  private async situation(role?: string): Promise<string> {
    const names = role ? ` Others of the role: ${(await this.call('namesOf', role)).join(' | ')}` : '';
    const states = await this.run(() =>
      [...document.querySelectorAll('[aria-busy=true], [aria-expanded=true], :focus')]
        .map((one) => (one.cloneNode() as Element).outerHTML.replace(/ class="[^"]*"/, ''))
        .join(' '),
    );
    const text = (await this.call('shownText')).slice(0, 600);
    return ` at ${await this.where()}.${names}\nBusy, open or focused: ${states}\nText: ${text}`;
  }
}

const patternOf = (name: Name): NamePattern => (typeof name === 'string' ? name : { source: name.source });

const targetOf = ([role, name, within]: Wanted): Target => ({
  role,
  name: patternOf(name),
  ...(within && { within: targetOf(within) }),
});

const sayWanted = ([role, name, within]: Wanted): string =>
  `${role} ${name}${within ? ` in ${sayWanted(within)}` : ''}`;
