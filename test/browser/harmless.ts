import { expect } from 'vitest';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of the global object
  var fired: string[];
}

/** From here on `fired` lists the scripts of a corpus that have run. */
export function watchForScripts(): void {
  globalThis.fired = [];
  for (const name of ['alert', 'confirm', 'prompt'] as const) {
    Reflect.set(window, name, () => void globalThis.fired.push(name));
  }
}

const forbidden =
  'script,style,svg,math,iframe,object,embed,form,input,button,select,textarea,link,meta,base,template,video,audio,dialog,portal-feedback,[style],[id],[class],[name],[srcset],[formaction],[action],[background],[popover],[is],[slot]';

/** Asserts that the sanitized HTML contains nothing that could run. */
export function expectHarmless(element: HTMLElement) {
  expect([...element.querySelectorAll(forbidden)].map((one) => one.outerHTML)).toEqual([]);
  for (const one of element.querySelectorAll('*')) {
    for (const { name, value } of one.attributes) {
      expect(name.startsWith('on'), `${name}="${value}"`).toBe(false);
      if (name === 'href' || name === 'src') expect(value).toMatch(/^https?:\/\//);
    }
    if (one.localName === 'a' && one.hasAttribute('href')) {
      expect(one.getAttribute('rel')).toBe('noopener noreferrer nofollow');
      expect(one.getAttribute('target')).toBe('_blank');
    }
  }
}

/** Dispatches the events that a user or a browser might trigger. */
export function provoke(root: ParentNode): void {
  for (const one of root.querySelectorAll<HTMLElement>('a, details, summary')) {
    one.addEventListener('click', (event) => event.preventDefault(), { once: true });
    one.click();
  }
  for (const one of root.querySelectorAll('*')) {
    for (const name of ['mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart'])
      one.dispatchEvent(new Event(name));
  }
}
