import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadFailureTexts } from '../../texts/failures.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { lazyComponent } from '../loading/lazyComponent.tsx';
import { useThemeRoot } from '../root/theme-root-context.ts';
import type { ToastViewportProps } from './ToastViewport.tsx';

const ToastViewport = lazyComponent<ToastViewportProps>(
  () => import('./ToastViewport.tsx').then((module) => module.ToastViewport),
  { failed: PlainToasts },
);

/** Loads the toast viewport before the first toast. */
export const prefetchToasts = ToastViewport.prefetch;

/** Renders the toasts of a `ThemeRoot`, or of a dialog in it; the viewport mounts with the first toast. */
export function ToastHost(props: ToastViewportProps) {
  const hasToasts = useToasts().length > 0;
  const [hasHadToasts, setHasHadToasts] = useState(false);
  useEffect(() => {
    if (hasToasts) setHasHadToasts(true);
  }, [hasToasts]);
  return hasHadToasts ? <ToastViewport {...props} /> : null;
}

/** Shows the toasts as plain text if the viewport's chunk failed to load. */
function PlainToasts() {
  const words = useTexts(loadFailureTexts);
  const { toaster } = useThemeRoot();
  const toasts = useToasts();
  return toasts.length > 0 ? (
    <div role="alert" className="portal-plain-toast">
      {toasts.map(({ id, text, action }) => (
        <p key={id}>
          <span>{text}</span>
          {action ? (
            <button type="button" onClick={action.onSelect}>
              {action.label}
            </button>
          ) : null}
          <button type="button" onClick={() => toaster.dismiss(id)}>
            {words.dismissNotice}
          </button>
        </p>
      ))}
    </div>
  ) : null;
}

function useToasts() {
  const { toaster } = useThemeRoot();
  return useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, toaster.getSnapshot);
}
