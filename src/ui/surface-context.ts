import { createContext, useContext, type ReactNode, type RefObject } from 'react';
import type { DialogStack } from './dialog-stack.ts';
import type { Toaster } from './toaster.ts';

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  /** Default: 确定. */
  confirmLabel?: string;
  /** Default: 取消. Null: a message that can only be acknowledged. */
  cancelLabel?: string | null;
  /** The answer cannot be undone. */
  danger?: boolean;
  /** Gets the focus afterwards; default: what had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** Resolves to true when the user agrees, to false in every other case. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

export interface SurfaceScope {
  /** Where dialogs are put: inside the surface, so that they share its styles. Null before the first commit. */
  overlay: HTMLElement | null;
  dialogs: DialogStack;
  toaster: Toaster;
  confirm: Confirm;
}

export const SurfaceContext = createContext<SurfaceScope | null>(null);

export function useSurface(): SurfaceScope {
  const surface = useContext(SurfaceContext);
  if (!surface) throw new Error('A portal component must stand inside a <Surface>.');
  return surface;
}

/** `const toast = useToast(); toast({ tone: 'success', text: '提交成功' })` */
export function useToast(): Toaster['show'] {
  return useSurface().toaster.show;
}

/** `const confirm = useConfirm(); if (await confirm({ title: '确定要退出登录吗？' })) …` */
export function useConfirm(): Confirm {
  return useSurface().confirm;
}
