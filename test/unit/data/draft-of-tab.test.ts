// @vitest-environment node
import { describe, expect, it, test, vi } from 'vitest';
import * as v from 'valibot';
import { readDrafts } from '#src/data/drafts/draft-storage.ts';
import { openDraft, type DraftOptions } from '#src/data/drafts/open-draft.ts';
import { Browser, type BrowserTab } from './browser-tabs.ts';

const owner = { orgCode: 'demo', userId: 'chen' };
const document = 'editor:course:new';
const schema = v.string();

const open = (browser: Browser, { tab }: BrowserTab, more: Partial<DraftOptions<string>> = {}) =>
  openDraft({ storage: () => browser.local, tab, owner, document, schema, ...more });
const kept = (browser: Browser) => [...browser.local.entries.keys()];

describe('a draft that is typed in a tab', () => {
  it('belongs to no version where its document has none', () => {
    const browser = new Browser();
    const first = browser.open();
    open(browser, first).write('一');
    expect(kept(browser)).toEqual([`portal.draft:demo:chen:editor%3Acourse%3Anew::${first.tab.id}`]);
  });

  it('stands in one place, also once it is made from another version', () => {
    const browser = new Browser();
    const draft = open(browser, browser.open(), { version: '1' });
    draft.write('一');
    draft.write('一二', '2');
    expect(kept(browser)).toEqual([expect.stringContaining(':2:')]);
  });

  it('counts as stored before anything is typed, and again once nothing is', () => {
    const browser = new Browser();
    const draft = open(browser, browser.open());
    expect(draft.isStored()).toBe(true);
    vi.spyOn(browser.local, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    draft.write('一');
    expect(draft.isStored()).toBe(false);
    draft.write(undefined);
    expect(draft.isStored()).toBe(true);
  });

  it('moves with a new document that has got its id, and leaves nothing behind', () => {
    const browser = new Browser();
    const first = browser.open();
    const draft = open(browser, first);
    draft.write('一');
    draft.move('editor:course:7');
    expect(readDrafts(() => browser.local, { owner, document }, schema)).toEqual([]);
    draft.write('一二');
    const reloaded = browser.reload(first);
    expect(open(browser, reloaded, { document: 'editor:course:7' }).getState().value).toBe('一二');
    expect(kept(browser)).toHaveLength(1);
  });

  it('is not offered to the tab that has typed it, where nobody can tell which tabs are open', async () => {
    const browser = new Browser({ hasLocks: false });
    const draft = open(browser, browser.open());
    draft.write('一');
    await draft.look();
    expect(draft.getState()).toEqual({ value: '一', offers: [] });
  });

  it('of a form with personal data is never offered to the user who comes after a guest', async () => {
    const browser = new Browser();
    const first = browser.open();
    const guest = { ...owner, userId: '' };
    open(browser, first, { tab: null, owner: guest }).write('游客写的');
    const draft = open(browser, first, { tab: null });
    await draft.look();
    expect(draft.getState()).toEqual({ value: undefined, offers: [] });
  });
});

describe('a draft that was typed elsewhere', () => {
  /** Two tabs, where the second one is offered what the first has typed. */
  async function offered() {
    const browser = new Browser({ hasLocks: false });
    open(browser, browser.open()).write('一');
    const draft = open(browser, browser.open());
    await draft.look();
    return { browser, draft };
  }

  it('is offered once, however often it is looked for', async () => {
    const { draft } = await offered();
    await draft.look();
    expect(draft.getState().offers).toHaveLength(1);
  });

  it('is gone once it is discarded', async () => {
    const { browser, draft } = await offered();
    draft.getState().offers[0]?.discard();
    expect(draft.getState().offers).toEqual([]);
    expect(kept(browser)).toEqual([]);
  });

  it('is only offered to a user who has typed something, and deleted it again', async () => {
    const browser = new Browser();
    const first = browser.open();
    open(browser, first).write('一');
    browser.close(first);
    const draft = open(browser, browser.open());
    draft.write('二');
    draft.write(undefined);
    await draft.look();
    expect(draft.getState()).toMatchObject({ value: undefined, offers: [{ isGuests: false }] });
  });

  test('goes to the tab that is faster, and the other one has no offer of it', async () => {
    const browser = new Browser();
    const first = browser.open();
    open(browser, first).write('一');
    browser.close(first);
    const second = browser.open();
    const tab = {
      ...second.tab,
      ifClosed: async (_: string, work: () => void) => {
        browser.local.clear();
        work();
        return 'closed' as const;
      },
    };
    const draft = open(browser, { ...second, tab });
    await draft.look();
    expect(draft.getState()).toEqual({ value: undefined, offers: [] });
  });
});
