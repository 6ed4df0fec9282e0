import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { Search, searchDefinition } from '#widgets/search/index.ts';
import { show } from '../widget.tsx';

/** Keys that the page has taken for itself. */
let taken: string[] = [];
const shortcuts = ['/', 's', ' '];

/** As on many pages: it looks at the target, which outside of the shadow root is the element. */
function takeShortcut(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (['INPUT', 'TEXTAREA'].includes(target.tagName)) return;
  taken.push(event.key);
  if (shortcuts.includes(event.key)) event.preventDefault();
}

const script = () => document.querySelector<HTMLScriptElement>('script[src="/cdn/portal.js"]');

async function openSearch() {
  const shown = show('element', { row: searchDefinition, component: Search }, { as: 'teacher' });
  const field = await shown.findByRole<HTMLInputElement>('searchbox', { name: /搜索/ });
  return { ...shown, field };
}

beforeEach(async () => {
  taken = [];
  await page.viewport(1280, 800);
  document.addEventListener('keydown', takeShortcut);
});
afterEach(() => {
  document.removeEventListener('keydown', takeShortcut);
  delete document.body.dataset.keys;
});

describe('on a page with shortcuts of its own', () => {
  test('a listener that looks at the target takes keys that are typed in an element', async () => {
    const { field } = await openSearch();
    await userEvent.type(field, 'a/s b');
    expect(field.value).toBe('ab');
  });

  test('a listener that looks at the composed path takes none', async () => {
    document.removeEventListener('keydown', takeShortcut);
    const takeByPath = (event: KeyboardEvent) => {
      const [target] = event.composedPath() as HTMLElement[];
      if (target?.tagName !== 'INPUT' && shortcuts.includes(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', takeByPath);
    const { field } = await openSearch();
    await userEvent.type(field, 'a/s b');
    expect(field.value).toBe('a/s b');
    document.removeEventListener('keydown', takeByPath);
  });

  test.each<[string, (host: HTMLElement) => HTMLElement | null]>([
    ['the script’s tag', script],
    ['the element', (host) => host],
    ['the page’s body', () => document.body],
  ])('data-keys="own" on %s keeps what is typed inside', async (_, place) => {
    const { host, field } = await openSearch();
    place(host)?.setAttribute('data-keys', 'own');
    await userEvent.type(field, 'a/s b{Backspace}{ArrowLeft}');
    expect(field.value).toBe('a/s ');
    expect(taken).toEqual([]);
  });

  test('the nearest data-keys counts', async () => {
    const { host, field } = await openSearch();
    script()?.setAttribute('data-keys', 'own');
    host.dataset.keys = 'shared';
    await userEvent.type(field, 'a/s b');
    expect(field.value).toBe('ab');
  });

  test('data-keys="own" leaves the page its combinations, Escape, Tab and the keys pressed outside of fields', async () => {
    document.body.dataset.keys = 'own';
    const { field } = await openSearch();
    field.focus();
    await userEvent.keyboard('{Control>}k{/Control}{Escape}{Tab}');
    expect(taken).toEqual(expect.arrayContaining(['Control', 'k', 'Escape', 'Tab']));

    taken = [];
    const bell = show('element', { row: bellDefinition, component: Bell }, { as: 'teacher' });
    (await bell.findByRole('button', { name: /消息通知/ })).focus();
    await userEvent.keyboard('s');
    expect(taken).toEqual(['s']);
  });

  test('the element itself still hears its keys', async () => {
    document.body.dataset.keys = 'own';
    const onNavigate = vi.fn(() => false);
    const { field, host } = await openSearch();
    host.addEventListener('portal-navigate', (event) => {
      event.preventDefault();
      onNavigate();
    });
    await userEvent.type(field, '研修{Enter}');
    expect(onNavigate).toHaveBeenCalledOnce();
  });
});
