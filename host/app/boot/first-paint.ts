/*
 * The blocking script in the head of every page: it sets what the last visit knows before the first paint, and keeps a
 * form that is submitted, or a button that is clicked, before the portal has started. In an old browser it does nothing
 * of it, and the page says which browsers help. It shares no import with the entry, since it runs as a classic script.
 */
import { isSupported } from '#src/rules/is-supported.ts';

(() => {
  const root = document.documentElement;
  if (!isSupported()) {
    window.portalFirstPaint = { isUnsupported: true };
    return;
  }
  root.dataset.supported = '';

  try {
    const hints = JSON.parse(localStorage.getItem('portal.firstPaint') ?? '{}') as Partial<FirstPaintHints>;
    if (hints.theme && hints.theme !== 'auto') root.dataset.theme = hints.theme;
    if (hints.brand) root.style.setProperty('--portal-own-brand', hints.brand);
    if (hints.locale && hints.locale !== root.lang) root.dataset.otherLocale = '';
    if (hints.cookieName) {
      // Only a hint for the skeletons; whose the token is, the session finds out.
      const record = JSON.parse(localStorage.getItem('portal.tokenRecord') ?? '{}') as { userId?: string };
      const isUser = document.cookie.includes(`${hints.cookieName}=`) && Boolean(record.userId);
      root.dataset.session = isUser ? 'user' : hints.isPublic === false ? 'outsider' : 'guest';
    }
  } catch {
    // Without storage, or with a value of another release, the first paint is the same for everybody.
  }

  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    root.dataset.submitted = '';
    window.portalFirstPaint = { ...window.portalFirstPaint, form: event.target as HTMLFormElement };
  };
  const keepClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (button?.type !== 'button') return;
    // React may listen already, and the start clicks again.
    event.stopImmediatePropagation();
    window.portalFirstPaint = { ...window.portalFirstPaint, button };
  };
  addEventListener('submit', keep, true);
  addEventListener('click', keepClick, true);
  window.portalFirstPaint = {
    stop() {
      removeEventListener('submit', keep, true);
      removeEventListener('click', keepClick, true);
    },
  };
})();
