import {
  createContext,
  useContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { Toaster } from '../toasts/toaster.ts';

export interface ThemeRootScope {
  /**
   * See `useOverlayContainer`. It is a ref, since state would render every element twice for the few that
   * need it.
   */
  overlay: RefObject<HTMLElement | null>;
  toaster: Toaster;
  /** Renders one node above everything else, see `useConfirm`. */
  setOnTop: Dispatch<SetStateAction<ReactNode>>;
}

export const ThemeRootContext = createContext<ThemeRootScope | null>(null);

export function useThemeRoot(): ThemeRootScope {
  const root = useContext(ThemeRootContext);
  if (!root) throw new Error('outside of a <ThemeRoot>');
  return root;
}

/** `const toast = useToast(); toast({ tone: 'success', text: '提交成功' })` */
export function useToast(): Toaster['show'] {
  return useThemeRoot().toaster.show;
}
