interface Lock {
  count: number;
  restore: () => void;
}

// On the page rather than in the module: two bundles on one page must not undo each other's lock.
const key = Symbol.for('portal.scroll-lock/1');

function lockOf(page: Document): Lock {
  const holder = page as Document & { [key]?: Lock };
  return (holder[key] ??= { count: 0, restore: () => undefined });
}

/** Keeps the page from scrolling until the returned function is called; several may hold it at once. */
export function lockScroll(page: Document): () => void {
  const lock = lockOf(page);
  if (lock.count++ === 0) {
    const { documentElement } = page;
    const { overflow, scrollbarGutter } = documentElement.style;
    const hadStyle = documentElement.hasAttribute('style');
    const hasScrollbar = (page.defaultView?.innerWidth ?? 0) > documentElement.clientWidth;
    documentElement.style.overflow = 'hidden';
    if (hasScrollbar) documentElement.style.scrollbarGutter = 'stable';
    lock.restore = () => {
      documentElement.style.overflow = overflow;
      documentElement.style.scrollbarGutter = scrollbarGutter;
      // An empty attribute is a trace too. Chromium writes it late: it removes only what has been read.
      if (!hadStyle && documentElement.getAttribute('style') === '') documentElement.removeAttribute('style');
    };
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--lock.count === 0) lock.restore();
  };
}
