import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyView } from './lazy-view.ts';
import { useThemeRoot } from './theme-root-context.ts';
import type { ToastViewportProps } from './ToastViewport.tsx';

const viewport = lazyView<ToastViewportProps>(() =>
  import('./ToastViewport.tsx').then((module) => module.ToastViewport),
);

/** Fetches what shows messages, before there is one. */
export const prepareToasts = viewport.prepare;

/** Where the messages of the surface, or of a dialog of it, appear, from the first one on. Where their code cannot be had, they are said in plain words. */
export function ToastHost(props: ToastViewportProps) {
  const { toaster } = useThemeRoot();
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.read, toaster.read);
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    if (hasToasts) setWanted(true);
  }, [hasToasts]);
  const shown = viewport.useView(
    isWanted,
    useCallback(() => setFailed(true), []),
  );
  if (shown.View) return <shown.View {...props} />;
  return hasFailed && hasToasts ? (
    <div role="alert" className="portal-plain-toast">
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  ) : null;
}
