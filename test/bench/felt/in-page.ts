export type Kind =
  | 'drag'
  | 'tab'
  | 'menu'
  | 'expand'
  | 'toggle'
  | 'check'
  | 'choose'
  | 'slide'
  | 'type'
  | 'play'
  | 'button'
  | 'page'
  | 'link';

/** A control of the page, found again by its key after the page has rendered anew. */
export interface Control {
  key: string;
  kind: Kind;
  name: string;
  /** The name of the dialog, menu or list that holds it; '' for the page itself. */
  scope: string;
}

interface InPage {
  controls: (withFrame: boolean) => Control[];
  /** Scrolls to a control; null where it is gone or covered. */
  place: (key: string, withFrame: boolean) => { x: number; y: number } | null;
  /** Returns how long each interaction since the last call took until its frame was shown. */
  takeTimings: () => number[];
}

declare global {
  interface Window {
    felt: InPage;
  }
}

/** Runs in the page before its scripts, so it uses no imports. */
export function installInPage(): void {
  const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
  const texts = ['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'date', 'datetime-local'];
  const isPageOf = (one: Element) =>
    one instanceof HTMLAnchorElement && one.origin === location.origin && one.pathname === location.pathname;
  /** The first that holds for an element is its kind. */
  const kinds: readonly (readonly [kind: Kind, holds: (one: Element) => boolean])[] = [
    ['drag', (one) => one.matches('[aria-roledescription]:is(button, [role=button])')],
    ['tab', (one) => one.matches('[role=tab]')],
    ['menu', (one) => one.matches('button[aria-haspopup]')],
    ['expand', (one) => one.matches('[aria-expanded]:not([role=combobox]), summary')],
    ['toggle', (one) => one.matches('button[aria-pressed]')],
    [
      'check',
      (one) => one.matches('[type=checkbox], [type=radio], [role=switch], [role^=menuitem][aria-checked]'),
    ],
    ['choose', (one) => one.matches('select')],
    ['slide', (one) => one.matches('[type=range], [role=slider]')],
    [
      'type',
      (one) =>
        one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && texts.includes(one.type)),
    ],
    ['play', (one) => one.matches('video')],
    ['button', (one) => one.matches('button, [role=button], [role=menuitem], [role=option]')],
    ['page', isPageOf],
    ['link', (one) => one instanceof HTMLAnchorElement && one.origin === location.origin && !one.target],
  ];
  const candidates = 'button, a[href], input, select, textarea, summary, video, [role]';
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const isUsable = (one: Element) =>
    isShown(one) &&
    !one.matches(':disabled, [aria-disabled=true], [inert] *') &&
    one.getBoundingClientRect().width > 0;
  const nameOf = (one: Element) => {
    const labels = 'labels' in one && one.labels instanceof NodeList ? [...one.labels] : [];
    const text = one.getAttribute('aria-label') ?? labels[0]?.textContent ?? one.textContent ?? '';
    return (text || (one.getAttribute('placeholder') ?? '')).replace(/\s+/g, ' ').trim();
  };
  const nameOfLayer = (layer: Element) => {
    const label = document.getElementById(layer.getAttribute('aria-labelledby') ?? '')?.textContent;
    return layer.getAttribute('aria-label') ?? label ?? layer.getAttribute('role') ?? '';
  };

  function find(withFrame: boolean) {
    const layer = [...document.querySelectorAll(layers)].findLast(isShown);
    const scope = layer ?? (withFrame ? document.body : document.querySelector('main'));
    const scopeName = layer ? nameOfLayer(layer) : '';
    const counts = new Map<string, number>();
    return [...(scope?.querySelectorAll(candidates) ?? [])].flatMap((element) => {
      const kind = kinds.find(([, holds]) => holds(element))?.[0];
      if (!kind || !isUsable(element)) return [];
      const name = nameOf(element).slice(0, 60);
      const key = `${scopeName} ${kind} ${name}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [{ element, control: { key: `${key} ${count}`, kind, name, scope: scopeName } }];
    });
  }

  const timings = new Map<number, number>();
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (interactionId) timings.set(interactionId, Math.max(timings.get(interactionId) ?? 0, duration));
    }
  };
  // The shortest time that browsers tell; what is shorter leaves no entry.
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  window.felt = {
    controls: (withFrame) => find(withFrame).map(({ control }) => control),
    place(key, withFrame) {
      const element = find(withFrame).find(({ control }) => control.key === key)?.element;
      if (!element) return null;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      const isHit =
        hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
      return isHit ? at : null;
    },
    takeTimings() {
      note(observer.takeRecords());
      const taken = [...timings.values()];
      timings.clear();
      return taken;
    },
  };
}
