import { createElement } from 'preact';

export {
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  Fragment,
  Fragment as StrictMode,
  isValidElement,
} from 'preact';
export * from 'preact/hooks';
export { createPortal, forwardRef, lazy, memo, Suspense } from 'preact/compat';
export { useSyncExternalStore } from './external-store.ts';

/** What @r2wc takes of React's default export. */
export default { createElement };
