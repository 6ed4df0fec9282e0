import {
  createContext,
  useContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { Toaster } from './toaster.ts';

export interface ThemeRootScope {
  /** See `useOverlay`. No state: whoever needs it is few, and every element would be rendered twice. */
  overlay: RefObject<HTMLElement | null>;
  toaster: Toaster;
  /** Puts something over everything else, one at a time: see `useConfirm`. */
  setOnTop: Dispatch<SetStateAction<ReactNode>>;
}

export const ThemeRootContext = createContext<ThemeRootScope | null>(null);

export function useThemeRoot(): ThemeRootScope {
  const surface = useContext(ThemeRootContext);
  if (!surface) throw new Error('outside of a <Surface>');
  return surface;
}

/** `const toast = useToast(); toast({ tone: 'success', text: '提交成功' })` */
export function useToast(): Toaster['show'] {
  return useThemeRoot().toaster.show;
}
