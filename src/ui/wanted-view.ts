import { useState, type ComponentType } from 'react';
import { lazyView } from './lazy-view.ts';

interface WantedView<Props> {
  View: ComponentType<Props> | undefined;
  /** There where the code did not come: asks for it again. */
  retry: (() => void) | undefined;
}

/** A view of code of its own that is wanted as long as its owner is shown: `const useMenu = wantedView(load)`. */
export function wantedView<Props>(load: () => Promise<ComponentType<Props>>): () => WantedView<Props> {
  const view = lazyView(load);
  return function useWanted() {
    const [isWanted, setWanted] = useState(true);
    const { View } = view.useView(isWanted, () => setWanted(false));
    return { View, retry: isWanted ? undefined : () => setWanted(true) };
  };
}
