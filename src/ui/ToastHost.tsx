import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from './lazyComponent.tsx';
import { useThemeRoot } from './theme-root-context.ts';
import type { ToastViewportProps } from './ToastViewport.tsx';

const ToastViewport = lazyComponent<ToastViewportProps>(
  () => import('./ToastViewport.tsx').then((module) => module.ToastViewport),
  { failed: PlainToasts },
);

/** Loads the viewport of toasts before there is one. */
export const prefetchToasts = ToastViewport.prefetch;

/** Where the toasts of a `ThemeRoot`, or of a dialog in it, appear, from the first one on. */
export function ToastHost(props: ToastViewportProps) {
  const hasToasts = useToasts().length > 0;
  const [hasHadToasts, setHasHadToasts] = useState(false);
  useEffect(() => {
    if (hasToasts) setHasHadToasts(true);
  }, [hasToasts]);
  return hasHadToasts ? <ToastViewport {...props} /> : null;
}

/** Where the viewport's code did not arrive, the words stand alone. */
function PlainToasts() {
  const toasts = useToasts();
  return toasts.length > 0 ? (
    <div role="alert" className="portal-plain-toast">
      {toasts.map(({ id, text, action }) => (
        <p key={id}>
          {text}
          {action ? (
            <button type="button" onClick={action.onSelect}>
              {action.label}
            </button>
          ) : null}
        </p>
      ))}
    </div>
  ) : null;
}

function useToasts() {
  const { toaster } = useThemeRoot();
  return useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, toaster.getSnapshot);
}
