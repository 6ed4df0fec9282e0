import type { BrowserContextOptions } from 'playwright';

/** Something missing or odd in a browser. */
export interface Surrounding {
  name: string;
  /** Runs before every script of a page. It is sent as text, so that it uses nothing outside of itself. */
  before?: () => void;
  media?: Pick<BrowserContextOptions, 'forcedColors' | 'colorScheme' | 'reducedMotion'>;
  /** A log-in holds on this page alone, which says so. */
  keepsNoLogin?: boolean;
  /** The page is not what the server has sent when React comes, which says so and draws it anew. */
  isRedrawn?: boolean;
}

export const surroundings: readonly Surrounding[] = [
  {
    name: 'no storage',
    before: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
  },
  {
    name: 'storage that is null, as in an old web view',
    before: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null });
    },
  },
  {
    name: 'a full storage',
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'no Web Locks',
    before: () => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    },
  },
  {
    name: 'Web Locks that are refused',
    before: () => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    },
  },
  {
    name: 'no BroadcastChannel',
    before: () => {
      Reflect.deleteProperty(window, 'BroadcastChannel');
    },
  },
  {
    name: 'cookies that are refused',
    keepsNoLogin: true,
    before: () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    },
  },
  {
    name: 'cookies that throw, as in a sandboxed frame',
    keepsNoLogin: true,
    before: () => {
      const refuse = () => {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    },
  },
  {
    name: 'no Intl.Segmenter and no Intl.PluralRules',
    before: () => {
      Reflect.deleteProperty(Intl, 'Segmenter');
      Reflect.deleteProperty(Intl, 'PluralRules');
    },
  },
  {
    name: 'an Intl that knows English alone',
    before: () => {
      for (const name of [
        'DateTimeFormat',
        'NumberFormat',
        'Collator',
        'RelativeTimeFormat',
        'ListFormat',
      ] as const) {
        const Full = Intl[name] as unknown as new (locale: string, options: unknown) => object;
        const English = function (_: unknown, options: unknown) {
          return new Full('en', options);
        };
        Reflect.set(
          Intl,
          name,
          Object.assign(English, { prototype: Full.prototype, supportedLocalesOf: () => ['en'] }),
        );
      }
    },
  },
  {
    name: 'no crypto.randomUUID and no clipboard, as over http',
    before: () => {
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    },
  },
  { name: 'motion', media: { reducedMotion: 'no-preference' } },
  { name: 'forced colours, light', media: { forcedColors: 'active', colorScheme: 'light' } },
  { name: 'forced colours, dark', media: { forcedColors: 'active', colorScheme: 'dark' } },
  {
    name: 'an extension that adds to the page before it starts',
    isRedrawn: true,
    before: () => {
      // It ends with the first addition: one that adds on every change is called by its own, without an end.
      new MutationObserver((_, observer) => {
        const root = document.querySelector('#portal');
        if (!root) return;
        observer.disconnect();
        document.documentElement.classList.add('extension');
        document.body.setAttribute('data-extension', 'installed');
        const bar = document.createElement('extension-bar');
        bar.attachShadow({ mode: 'open' }).innerHTML = '<p>bar</p>';
        document.body.prepend(bar);
        root.setAttribute('data-extension', 'seen');
        const note = document.createElement('div');
        note.textContent = 'note';
        root.prepend(note);
        root.append(note.cloneNode(true));
        root.querySelector('h1')?.append(note.cloneNode(true));
      }).observe(document, { childList: true, subtree: true });
    },
  },
  {
    name: 'an extension that removes from the page before it starts',
    isRedrawn: true,
    before: () => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('#portal h1')?.remove();
        document.querySelector('#portal a')?.replaceWith(document.createElement('span'));
      });
    },
  },
  {
    name: 'a password manager that marks fields and adds to them',
    isRedrawn: true,
    before: () => {
      setInterval(() => {
        for (const field of document.querySelectorAll('input:not([data-manager])')) {
          field.setAttribute('data-manager', '1');
          const button = document.createElement('manager-button');
          button.style.cssText = 'position: absolute; width: 1px; height: 1px';
          field.after(button);
        }
      }, 50);
    },
  },
  {
    name: 'a translation before the page starts',
    isRedrawn: true,
    before: () => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.classList.add('translated-ltr');
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text.data);
        }
      });
    },
  },
  {
    name: 'a translation that goes on with the page',
    isRedrawn: true,
    before: () => {
      // As Chromium translates: the text of React is taken out, and two elements with another text stand in its place.
      const translate = (text: Text) => {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest('script, style, textarea, font, [translate=no]'))
          return;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      };
      setInterval(() => {
        if (!document.body) return;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        texts.forEach(translate);
      }, 50);
    },
  },
];
