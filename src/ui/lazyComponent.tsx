import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { isReleaseGone } from './release.ts';

/** Loading of code that has a chunk of its own; once per page, however many components want it. */
export interface LazyCode {
  /** Loads the code before it is needed; a failure is silent and tried again when it is. */
  prefetch(): void;
  /** Loads the code; rejects where it does not arrive. */
  load(): Promise<void>;
  isLoaded(): boolean;
}

export interface LazyComponent<Props> extends LazyCode {
  (props: Props): ReactNode;
}

interface LazyOptions<Props> {
  /** Rendered until the code is here; default: nothing. */
  pending?: ComponentType<Props>;
  /** Rendered where the code did not arrive; default: a message with a button that retries or reloads. */
  failed?: ComponentType<Props>;
}

/**
 * A component whose code is a chunk of its own: `lazyComponent(() => import('./Panel.tsx').then((m) => m.Panel))`.
 * Unlike `React.lazy` it needs no Suspense, keeps a failed load inside, and lets the user retry it.
 * What a click opens uses `useLazyLoad` besides.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending: Pending, failed: Failed }: LazyOptions<Props> = {},
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
    if (!failure) return Pending ? <Pending {...props} /> : null;
    return Failed ? <Failed {...props} /> : <LoadFailed {...failure} onRetry={() => setFailure(null)} />;
  }

  return Object.assign(Lazy, {
    prefetch: () => void get().catch(() => {}),
    load: async () => void (await get()),
    isLoaded: () => loaded !== null,
  });
}
