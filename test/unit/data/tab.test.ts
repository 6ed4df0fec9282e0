import { describe, expect, it, test, vi } from 'vitest';
import { newTabId, openTab } from '#src/data/drafts/tab.ts';
import { FORMER_TABS_MAX } from '#src/rules/limits.ts';
import { Browser, MemoryStorage } from './browser-tabs.ts';

const left = (persisted = false) => Object.assign(new Event('pageshow'), { persisted });

describe('a tab', () => {
  it('has an id of its own in each document', () => {
    const ids = Array.from({ length: 50 }, newTabId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{6,14}$/);
  });

  it('knows the documents that it has shown, the latest first, and stores them between two of them only', () => {
    const browser = new Browser();
    const first = browser.open();
    expect(first.tab.formerIds).toEqual([]);
    expect(first.session.entries.size).toBe(0);
    const second = browser.reload(first);
    expect(second.tab.formerIds).toEqual([first.tab.id]);
    expect(second.session.entries.size).toBe(0);
    const third = browser.reload(second);
    expect(third.tab.formerIds).toEqual([second.tab.id, first.tab.id]);
  });

  it('that is duplicated is another one', () => {
    const browser = new Browser();
    const first = browser.open();
    expect(browser.duplicate(first).tab.formerIds).toEqual([]);
  });

  it('remembers the latest documents only', () => {
    const ids = Array.from({ length: FORMER_TABS_MAX + 5 }, (_, index) => `id-${index}`);
    const session = new MemoryStorage([['portal.tab', ids.join(' ')]]);
    expect(new Browser().open(session).tab.formerIds).toEqual(ids.slice(0, FORMER_TABS_MAX));
  });

  it('that comes back from the back-forward cache takes over what the page after it has left', () => {
    const { tab, page, session } = new Browser().open();
    page.dispatchEvent(new Event('pagehide'));
    session.setItem('portal.tab', `${tab.id} later`);
    page.dispatchEvent(left(false));
    expect(tab.formerIds).toEqual([]);
    page.dispatchEvent(left(true));
    expect(tab.formerIds).toEqual(['later']);
    expect(session.entries.size).toBe(0);
  });

  test.each([
    ['without a storage', undefined],
    ['with a storage that is forbidden', 'throws'],
  ])('%s has no former documents, and fails nowhere', (_, kind) => {
    const page = new EventTarget();
    const storage = () => {
      if (kind) throw new DOMException('denied', 'SecurityError');
      return undefined;
    };
    const tab = openTab({ storage, locks: undefined, page });
    page.dispatchEvent(new Event('pagehide'));
    expect(tab.formerIds).toEqual([]);
  });
});

describe('another tab’s document', () => {
  it('is open while its page is, and closed once that is left', async () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    const work = vi.fn();
    expect(await one.tab.ifClosed(other.tab.id, work)).toBe('open');
    expect(work).not.toHaveBeenCalled();
    browser.close(other);
    expect(await one.tab.ifClosed(other.tab.id, work)).toBe('closed');
    expect(work).toHaveBeenCalledOnce();
  });

  it('is open in the tab that has shown it before', async () => {
    const browser = new Browser();
    const [one, first] = [browser.open(), browser.open()];
    browser.reload(first);
    expect(await one.tab.ifClosed(first.tab.id, () => {})).toBe('open');
  });

  it('is open again in a page that comes back from the back-forward cache', async () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    other.page.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(await one.tab.ifClosed(other.tab.id, () => {})).toBe('closed');
    other.page.dispatchEvent(left(true));
    expect(await one.tab.ifClosed(other.tab.id, () => {})).toBe('open');
  });

  test.each<[string, Pick<LockManager, 'request'> | undefined]>([
    ['there are no locks', undefined],
    [
      'the document is refused its locks',
      { request: () => Promise.reject(new DOMException('sandboxed', 'SecurityError')) },
    ],
  ])('may be either where %s', async (_, locks) => {
    const storage = new MemoryStorage();
    const tab = openTab({ storage: () => storage, locks, page: new EventTarget() });
    const work = vi.fn();
    expect(await tab.ifClosed('other', work)).toBe('unknown');
    expect(work).not.toHaveBeenCalled();
  });

  it('is asked after without waiting, by the name that its own tab holds', async () => {
    const asked: unknown[] = [];
    const request = (...given: unknown[]) => {
      asked.push(given.slice(0, 2));
      return new Promise(() => {});
    };
    const storage = new MemoryStorage();
    const tab = openTab({
      storage: () => storage,
      locks: { request } as unknown as Pick<LockManager, 'request'>,
      page: new EventTarget(),
    });
    void tab.ifClosed('other', () => {});
    expect(asked).toEqual([
      [`portal.draft-tab:${tab.id}`, { mode: 'shared', signal: expect.any(AbortSignal) }],
      ['portal.draft-tab:other', { ifAvailable: true }],
    ]);
  });
});
