import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createAutoloader } from '#src/element/autoload.ts';

/** A tag is defined once per page, so each test has its own tags. */
let tests = 0;
const freshTag = () => `autoload-${++tests}`;

function put(tag: string, parent: ParentNode = document.body): HTMLElement {
  const host = document.createElement(tag);
  parent.append(host);
  return host;
}

const offline = () => Promise.reject(new TypeError(`offline ${tests}`));
const messageIn = (host: Element) => host.querySelector('[role=alert]')?.textContent;

let logged: MockInstance<typeof console.error>;
beforeEach(() => void (logged = vi.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'zh-CN';
});

describe('the code of an element', () => {
  it('comes once, however often and however late its tag is seen', async () => {
    const [early, late, absent] = [freshTag(), freshTag(), freshTag()];
    put(early);
    put(early);
    const load = vi.fn(async () => {});
    createAutoloader({ [early]: 'a', [late]: 'b', [absent]: 'c' }, load).observe(document);
    expect(load.mock.calls).toEqual([['a']]);
    put(late);
    put(early);
    await expect.poll(() => load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('does not come for a tag that somebody else has defined, nor for one of others', async () => {
    const [defined, foreign, own] = [freshTag(), freshTag(), freshTag()];
    customElements.define(defined, class extends HTMLElement {});
    put(defined);
    put(foreign);
    const load = vi.fn(async () => {});
    createAutoloader({ [defined]: 'a', [own]: 'b' }, load).observe(document);
    put(own);
    await expect.poll(() => load.mock.calls).toEqual([['b']]);
  });

  it('comes for tags in a shadow root that the page observes, also for those added later', async () => {
    const [early, late] = [freshTag(), freshTag()];
    const root = put('section').attachShadow({ mode: 'closed' });
    put(early, root);
    const load = vi.fn(async () => {});
    const loader = createAutoloader({ [early]: 'a', [late]: 'b' }, load);
    loader.observe(document);
    expect(load).not.toHaveBeenCalled();
    loader.observe(root);
    put(late, root.appendChild(document.createElement('div')));
    await expect.poll(() => load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('comes by name, without a tag in the page, and once', async () => {
    const [tag, other] = [freshTag(), freshTag()];
    const load = vi.fn(async () => {});
    const { define, observe } = createAutoloader({ [tag]: 'a', [other]: 'b' }, load);
    await define(tag, other);
    await define(tag);
    put(tag);
    observe(document);
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('cannot come by a name that is none of ours, or where it does not load: the caller learns why', async () => {
    const tag = freshTag();
    const { define } = createAutoloader({ [tag]: 'a' }, offline);
    await expect(define('portal-nothing')).rejects.toThrow('There is no <portal-nothing>.');
    await expect(define(tag)).rejects.toThrow(`offline ${tests} Check the address`);
  });
});

describe('code that does not come', () => {
  it('is said once in the console, and by each element: an event and a message', async () => {
    const tag = freshTag();
    const hosts = [put(tag), put(tag)];
    const heard = vi.fn((event: Event) => event as CustomEvent);
    document.addEventListener('portal-error', heard);
    createAutoloader({ [tag]: 'a' }, offline).observe(document);
    await expect.poll(() => hosts.map(messageIn)).toEqual(['加载失败 重试', '加载失败 重试']);
    document.removeEventListener('portal-error', heard);
    expect(heard.mock.calls.map(([event]) => event.target)).toEqual(hosts);
    const message = `offline ${tests} Check the address, the network and the content policy.`;
    expect(heard.mock.results[0]?.value.detail).toEqual({ name: 'ChunkLoadError', message });
    expect(logged.mock.calls.map(([text]) => text as unknown)).toEqual([`portal-widgets: ${message}`]);
  });

  it.each([
    ['<html lang="en-GB">', '', 'Loading failed Try again'],
    ['<html lang="en"><div lang="zh">', 'zh', '加载失败 重试'],
  ])('is said in the language of its place: %s', async (_, lang, text) => {
    document.documentElement.lang = 'en-GB';
    const tag = freshTag();
    const place = document.body.appendChild(document.createElement('div'));
    if (lang) place.lang = lang;
    const host = put(tag, place);
    createAutoloader({ [tag]: 'a' }, offline).observe(document);
    await expect.poll(() => messageIn(host)).toBe(text);
  });

  const ways: readonly [string, (host: Element, tag: string) => unknown][] = [
    ['the retry is clicked', (host) => host.querySelector('button')?.click()],
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['the next tag comes', (_, tag) => put(tag)],
  ];
  it.each(ways)('is asked for again when %s; then its message goes', async (_, act) => {
    const [missing, there] = [freshTag(), freshTag()];
    const host = put(missing);
    put(there);
    const load = vi.fn(async (code: string): Promise<void> => {
      if (code === 'missing' && load.mock.calls.length < 3) await offline();
    });
    createAutoloader({ [missing]: 'missing', [there]: 'there' }, load).observe(document);
    await expect.poll(() => messageIn(host)).toBe('加载失败 重试');
    act(host, missing);
    await expect.poll(() => load.mock.calls).toEqual([['missing'], ['there'], ['missing']]);
    await expect.poll(() => messageIn(host)).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
