import { afterEach, describe, expect, it, vi } from 'vitest';
import { autoload } from '../../src/element/autoload.ts';

/** Every loader of a page observes the document and never stops, so each test has its own tags. */
let tests = 0;
const freshTag = () => `autoload-${++tests}`;

function put(tag: string): void {
  document.body.append(document.createElement(tag));
}

afterEach(() => document.body.replaceChildren());

describe('the code of an element', () => {
  it('comes once, however often and however late its tag is seen', async () => {
    const [early, late, absent] = [freshTag(), freshTag(), freshTag()];
    put(early);
    put(early);
    const load = vi.fn(async () => {});
    autoload('', { [early]: 'a', [late]: 'b', [absent]: 'c' }, load);
    expect(load.mock.calls).toEqual([['a']]);
    put(late);
    put(early);
    await expect.poll(() => load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('does not come for a tag that somebody else has defined, nor for one of others', () => {
    const [defined, foreign] = [freshTag(), freshTag()];
    customElements.define(defined, class extends HTMLElement {});
    put(defined);
    put(foreign);
    const load = vi.fn(async () => {});
    autoload('', { [defined]: 'a' }, load);
    expect(load).not.toHaveBeenCalled();
  });

  it('is asked for again with the next tag where it did not come', async () => {
    const tag = freshTag();
    const told = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    put(tag);
    const load = vi.fn(async () => Promise.reject(new TypeError('offline')));
    autoload('', { [tag]: 'a' }, load);
    await expect.poll(() => told.mock.calls.length).toBe(1);
    put(tag);
    await expect.poll(() => load.mock.calls.length).toBe(2);
  });

  it('is asked for again when the browser is online again, and only what did not come', async () => {
    const [missing, there] = [freshTag(), freshTag()];
    const told = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    put(missing);
    put(there);
    const load = vi.fn(async (code: string) => {
      if (code === 'missing' && load.mock.calls.length < 3) throw new TypeError('offline');
    });
    autoload('', { [missing]: 'missing', [there]: 'there' }, load);
    await expect.poll(() => told.mock.calls.length).toBe(1);
    window.dispatchEvent(new Event('online'));
    expect(load.mock.calls).toEqual([['missing'], ['there'], ['missing']]);
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(3);
  });
});
