interface Lock {
  count: number;
  restore: () => void;
}

// The lock is stored on the document rather than in the module, so that two bundles on one page share it.
const key = Symbol.for('portal.scroll-lock/1');

function lockOf(page: Document): Lock {
  const holder = page as Document & { [key]?: Lock };
  return (holder[key] ??= { count: 0, restore: () => undefined });
}

/**
 * Prevents the page from scrolling until the returned function is called; several callers may hold the lock.
 */
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
      // Remove the empty attribute as well. Chromium serialises it lazily, so it has to be read before it can
      // be removed.
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
