import { useEffect, useState, type ComponentType } from 'react';

export interface LazyView<Props> {
  /** Fetches the code before it is wanted, quietly. */
  prepare(): void;
  /** The view once it is wanted and its code is here. `onFailed`: it did not come; the next wish tries again. */
  useView(isWanted: boolean, onFailed: () => void): { View: ComponentType<Props> | undefined };
}

/** A view whose code comes when it is first wanted: once per page, however many want it. */
export function lazyView<Props>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  type View = ComponentType<Props>;
  let loading: Promise<View> | null = null;
  let loaded: View | null = null;

  function get(): Promise<View> {
    loading ??= load().then(
      (View) => (loaded = View),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  return {
    prepare: () => void get().catch(() => {}),
    useView(isWanted, onFailed) {
      const [known, setKnown] = useState<{ View: View } | null>(() => loaded && { View: loaded });
      const [failed] = useState(() => ({ tell: onFailed }));
      useEffect(() => {
        failed.tell = onFailed;
      });
      useEffect(() => {
        // Also where the code is here by now: it may have come after this was rendered.
        if (!isWanted || known) return;
        let gone = false;
        get().then(
          (View) => {
            if (!gone) setKnown({ View });
          },
          () => {
            if (!gone) failed.tell();
          },
        );
        return () => {
          gone = true;
        };
      }, [isWanted, known, failed]);
      // Also what has come since this was mounted: nobody waits for a view that is here.
      return { View: isWanted ? (known?.View ?? loaded ?? undefined) : undefined };
    },
  };
}
