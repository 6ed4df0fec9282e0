import { eventNames, type Framework, type LateView, type PageView, type StageView } from './stage.ts';

/** Uses no framework: markup, properties and listeners. */
export const html: Framework = {
  name: 'plain HTML',
  lateTag: 'portal-late-html',

  async stage(root, view) {
    root.innerHTML = '<div></div><ul></ul>';
    const [place, list] = [...root.children];
    if (!place || !list) throw new Error('the markup has changed');
    const update = async ({ isShown, label, size, isOpen, child, keys, ...view }: StageView) => {
      const { userId, secret, items, pageData } = view;
      if (!isShown) place.replaceChildren();
      else if (!place.firstElementChild) place.append(listeningProbe(view.hear));
      const probe = place.firstElementChild;
      if (probe) {
        probe.setAttribute('label', label);
        probe.setAttribute('size', String(size));
        probe.toggleAttribute('open', isOpen);
        Object.assign(probe, { userId, secret, items, pageData });
        probe.textContent = child;
      }
      const former = new Map([...list.children].map((item) => [item.id, item]));
      for (const [key, item] of former) if (!keys.includes(key)) item.remove();
      for (const key of keys) list.append(former.get(key) ?? listItem(key));
    };
    await update(view);
    return { update, end: async () => root.replaceChildren() };
  },

  async late(root, view) {
    root.innerHTML = '<portal-late-html></portal-late-html>';
    const update = async ({ label, secret }: LateView) => {
      root.firstElementChild?.setAttribute('label', label);
      Object.assign(root.firstElementChild ?? {}, { secret });
    };
    await update(view);
    return { update, end: async () => root.replaceChildren() };
  },

  async page(root, view) {
    root.innerHTML = `
      <portal-header search></portal-header>
      <portal-bell></portal-bell>
      <portal-search></portal-search>
      <portal-feedback trigger="none"></portal-feedback>`;
    root.querySelector('portal-bell')?.addEventListener('portal-unread', view.hearUnread);
    root.querySelector('portal-search')?.addEventListener('portal-navigate', view.hearNavigate);
    view.keepDesk(root.querySelector('portal-feedback'));
    const update = async ({ hasNavigation, placement }: PageView) => {
      root.querySelector('portal-header')?.toggleAttribute('nav', hasNavigation);
      root.querySelector('portal-bell')?.setAttribute('placement', placement);
    };
    await update(view);
    return { update, end: async () => root.replaceChildren() };
  },
};

function listeningProbe(hear: (event: Event) => void): Element {
  const probe = document.createElement('portal-probe');
  for (const name of Object.values(eventNames)) probe.addEventListener(name, hear);
  return probe;
}

function listItem(key: string): HTMLElement {
  const item = document.createElement('li');
  item.id = key;
  const probe = document.createElement('portal-probe');
  probe.setAttribute('label', key);
  item.append(probe);
  return item;
}
