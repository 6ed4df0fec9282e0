import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { isReleaseGone } from './release.ts';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code before it is rendered; a failure is silent and tried again on render. */
  prefetch(): void;
  /** Loads the code; rejects where it does not arrive. */
  load(): Promise<void>;
}

interface LazyOptions<Props> {
  /** Rendered until the code is here; default: nothing. */
  pending?: ComponentType<Props>;
}

/**
 * A component whose code is a chunk of its own: `lazyComponent(() => import('./Panel.tsx').then((m) => m.Panel))`.
 * Unlike `React.lazy` it needs no Suspense, keeps a failed load inside, and lets the user retry it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending: Pending }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  function get(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Lazy(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(() => loaded);
    const [failure, setFailure] = useState<{ isReleaseGone: boolean } | null>(null);
    const isLoading = !Component && !failure;

    useEffect(() => {
      if (!isLoading) return;
      let isUnmounted = false;
      get().then(
        (component) => {
          if (!isUnmounted) setComponent(() => component);
        },
        async (error: unknown) => {
          const isGone = await isReleaseGone(error);
          if (!isUnmounted) setFailure({ isReleaseGone: isGone });
        },
      );
      return () => {
        isUnmounted = true;
      };
    }, [isLoading]);

    // The code may have arrived for another instance since this one was mounted.
    const Ready = Component ?? loaded;
    if (Ready) return <Ready {...props} />;
    if (failure) return <LoadFailed {...failure} onRetry={() => setFailure(null)} />;
    return Pending ? <Pending {...props} /> : null;
  }

  return Object.assign(Lazy, {
    prefetch: () => void get().catch(() => {}),
    load: async () => void (await get()),
  });
}
