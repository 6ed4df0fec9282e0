import type { RealTab } from '../real-tab.ts';

/** The notifications that a tab shows. */
export interface Seen {
  /** The number of the bell. */
  bell: number;
  /** The rows of the page's list; undefined where it has none. */
  rows: { id: string; isUnread: boolean }[] | undefined;
  /** The type and the state that the list asks for. */
  query: { type: string; isRead: string };
  /** The failures that it tells. */
  failures: number;
}

const isReadOf: Record<string, string> = { unread: '0', read: '1' };

export async function see({ page }: RealTab): Promise<Seen> {
  const { bell, rows, failures } = await page.evaluate(() => {
    const named = [...document.querySelectorAll('header button')].map((one) =>
      one.getAttribute('aria-label'),
    );
    const list = document.querySelector('main [part=messages]');
    return {
      bell: named.find((name) => name?.startsWith('消息通知')),
      rows:
        list &&
        [...list.querySelectorAll('[part=notice]')].map((row) => ({
          id: row.querySelector('[data-notification]')?.getAttribute('data-notification') ?? '',
          isUnread: row.hasAttribute('data-unread'),
        })),
      failures: document.querySelectorAll('[part=toast][data-tone=error]').length,
    };
  });
  const { searchParams } = new URL(page.url());
  if (bell === undefined) throw new Error('there is no bell');
  return {
    bell: Number(/\d+/.exec(bell ?? '')?.[0] ?? 0),
    rows: rows ?? undefined,
    query: {
      type: searchParams.get('type') ?? '',
      isRead: isReadOf[searchParams.get('shown') ?? ''] ?? '',
    },
    failures,
  };
}

/** Puts away what the tab has told. */
export async function dismiss({ page }: RealTab): Promise<void> {
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll('[part=toast]')) {
      toast.querySelector<HTMLElement>('button[aria-label]')?.click();
    }
  });
}
