import { savedIn } from './download-folder.ts';
import type { EngineTab, Point } from './driver.ts';
import { lostAnswer, poll } from './poll.ts';
import type { WebDriverSession } from './web-driver.ts';

/** The keys' code points in the WebDriver protocol; a key that is missing here is sent as its character. */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
  Backspace: '\uE003',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  Delete: '\uE017',
  Meta: '\uE03D',
  Space: ' ',
};

const valueOf = (key: string) => keys[key] ?? key;

/** The first tab of a session; with it the session ends. */
export async function webDriverTab(session: WebDriverSession, downloads: string): Promise<EngineTab> {
  // A session sends its commands to one tab at a time.
  let current = (await session.get('/window')) as string;
  const tabOf = (handle: string, close: () => Promise<void>): EngineTab => {
    const select = async () => {
      if (current === handle) return;
      await session.post('/window', { handle });
      current = handle;
    };
    const post = async (path: string, body?: object) => {
      await select();
      return session.post(path, body);
    };
    const act = (type: 'pointer' | 'key', actions: object[]) =>
      post('/actions', {
        actions: [
          { type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions },
        ],
      });
    const typeKeys = (values: string[]) =>
      act(
        'key',
        values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    const evaluate = async (expression: string) =>
      unwrap(await post('/execute/async', { script: wrap(expression), args: [] }));
    /** The session waits for no load, so that a page can be looked at before its scripts have come. */
    const load = async (path: string, body?: object, isWaiting = true) => {
      await evaluate('void Object.assign(globalThis, { isLeft: true })');
      const isThere = `!globalThis.isLeft && ${isWaiting ? "document.readyState !== 'loading'" : 'document.body !== null'}`;
      await post(path, body);
      const look = async () => {
        if ((await evaluate(isThere)) === true) return;
        const state = await evaluate('[location.href, document.readyState, globalThis.isLeft].join()');
        throw new Error(`${path} ${JSON.stringify(body)} takes too long: ${String(state)}`);
      };
      await poll(() => Promise.race([look(), lostAnswer()]));
    };
    return {
      close,
      goTo: (url) => load('/url', { url }),
      startTo: (url) => load('/url', { url }, false),
      reload: () => load('/refresh'),
      goBack: async () => void (await post('/back')),
      goForward: async () => void (await post('/forward')),
      evaluate,
      click: async (point) => void (await act('pointer', [moveTo(point), down, up])),
      hover: async (point) => void (await act('pointer', [moveTo(point)])),
      async drag([first, ...rest]) {
        if (first) await act('pointer', [moveTo(first), down, ...rest.map(moveTo), up]);
      },
      type: async (text) => void (await typeKeys([...text])),
      press: async (key) => void (await typeKeys([valueOf(key)])),
      keyDown: async (key) => void (await act('key', [{ type: 'keyDown', value: valueOf(key) }])),
      keyUp: async (key) => void (await act('key', [{ type: 'keyUp', value: valueOf(key) }])),
      download: (begin) => savedIn(downloads, begin),
      async screenshot() {
        await evaluate(keepPainting);
        return Buffer.from((await session.get('/screenshot')) as string, 'base64');
      },
      async openTab() {
        // Pointer actions hang in a tab that is not the first of its window.
        const { handle: opened } = (await post('/window/new', { type: 'window' })) as { handle: string };
        return tabOf(opened, async () => {
          await session.post('/window', { handle: opened });
          await session.remove('/window');
          current = '';
        });
      },
    };
  };
  return tabOf(current, session.end);
}

/** A screenshot waits for the next paint of the page, which does not come where nothing changes. */
const keepPainting = `void setInterval(() => document.documentElement.style.setProperty('--painted', String(performance.now())), 100)`;

const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };
const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', x, y, duration: 0 });

/** The protocol tells an error of a script without its message, so it is returned like a value. */
const wrap = (expression: string) => `
const done = arguments[arguments.length - 1];
(async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;

function unwrap(answer: unknown): unknown {
  const { value, error } = answer as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}
