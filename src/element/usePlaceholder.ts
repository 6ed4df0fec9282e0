import { useLayoutEffect } from 'react';

/**
 * Keeps what a declarative shadow root has brought, while the element has nothing to show. A layout effect, since no frame
 * may come between the two.
 */
export function usePlaceholder(
  container: ShadowRoot,
  placeholder: readonly ChildNode[],
  isWaiting: boolean,
): void {
  useLayoutEffect(() => {
    if (isWaiting) container.append(...placeholder);
    else for (const node of placeholder) node.remove();
  }, [container, placeholder, isWaiting]);
}
