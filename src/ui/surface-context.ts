import { createContext, useContext, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { Toaster } from './toaster.ts';

export interface SurfaceScope {
  /** Where dialogs are put: inside the surface, so that they share its styles. Null before the first commit. */
  overlay: HTMLElement | null;
  toaster: Toaster;
  /** Puts something over everything else, one at a time: see `useConfirm`. */
  setOnTop: Dispatch<SetStateAction<ReactNode>>;
}

export const SurfaceContext = createContext<SurfaceScope | null>(null);

export function useSurface(): SurfaceScope {
  const surface = useContext(SurfaceContext);
  if (!surface) throw new Error('outside of a <Surface>');
  return surface;
}

/** `const toast = useToast(); toast({ tone: 'success', text: '提交成功' })` */
export function useToast(): Toaster['show'] {
  return useSurface().toaster.show;
}
