import { useLayoutEffect, useState } from 'react';

/**
 * Keeps what a declarative shadow root has brought, while the element has nothing to show. A layout effect, since no frame
 * may come between the two: preact empties the root with its first render, React leaves it as it is.
 */
export function usePlaceholder(container: ShadowRoot, isWaiting: boolean): void {
  const [nodes] = useState(() => [...container.childNodes]);
  useLayoutEffect(() => {
    if (isWaiting) container.append(...nodes);
    else for (const node of nodes) node.remove();
  }, [container, nodes, isWaiting]);
}
