import type { BrowserContext, Page } from 'playwright';

/** The faults of a tab, which a reload does not end. */
export interface Disturbances {
  messages: 'arrive' | 'are late' | 'are lost';
  isStorageFull: boolean;
}

const LATE_MS = 400;

/** Lets the tabs of a context suffer what their window's name says. */
export async function allowDisturbances(context: BrowserContext): Promise<void> {
  await context.addInitScript((late) => {
    const suffered = () => JSON.parse(window.name || '{}') as Partial<Disturbances>;

    const { addEventListener: listen } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.addEventListener = function (this: BroadcastChannel, ...given: unknown[]) {
      const [type, listener, options] = given as Parameters<typeof listen>;
      const hear = (event: Event) => {
        const { messages } = suffered();
        const tell = () => (listener as (event: Event) => void).call(this, event);
        if (messages === 'are late') setTimeout(tell, late);
        else if (messages !== 'are lost') tell();
      };
      listen.call(this, type, hear, options);
    };

    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (suffered().isStorageFull) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };

    // It has been asked for more data already.
    try {
      setItem.call(localStorage, 'portal.collected', '["collect|u-1003"]');
    } catch {
      // A page without a storage of its own.
    }
  }, LATE_MS);
}

export async function disturb(page: Page, change: Partial<Disturbances>): Promise<void> {
  await page.evaluate((values) => {
    window.name = JSON.stringify({ ...(JSON.parse(window.name || '{}') as object), ...values });
  }, change);
}
