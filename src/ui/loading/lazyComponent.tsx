import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useErrorReport } from '../states/error-report-context.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { reportChunkFailure } from './chunk-failure.ts';
import { isReleaseGone } from './release.ts';
import { useIsHydrating } from './hydration.ts';
import { useRetryOnline } from '../states/useRetryOnline.ts';

/** The loader of a separate chunk; it runs once per page, however many components use it. */
export interface LazyCode {
  /** Loads the chunk in advance; a failure is silent and retried when the component mounts. */
  prefetch(): void;
  /**
   * Loads the chunk; rejects on failure. Called both on a server and before the hydration, it puts the component into
   * the HTML.
   */
  load(): Promise<void>;
  isLoaded(): boolean;
}

export interface LazyComponent<Props> extends LazyCode {
  (props: Props): ReactNode;
}

interface LazyOptions<Props> {
  /** Rendered while the chunk is loading; defaults to nothing. */
  pending?: ComponentType<Props>;
  /** Rendered if the chunk failed to load; defaults to a message with a button that retries or reloads. */
  failed?: ComponentType<Props>;
}

/**
 * A component in a separate chunk: `lazyComponent(() => import('./Panel.tsx').then((m) => m.Panel))`. Unlike
 * `React.lazy` it needs no Suspense, handles a failed load itself, retries it when the browser is online again and
 * lets the user retry it. Components that open on a click use `useLazyLoad` as well.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending: Pending, failed: Failed }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  // Other chunks may have arrived on one side only, so the hydration must not depend on them.
  let awaited: ComponentType<Props> | null = null;
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
    const isHydrating = useIsHydrating();
    const [Component, setComponent] = useState<ComponentType<Props> | null>(() =>
      isHydrating ? awaited : loaded,
    );
    const [failure, setFailure] = useState<{ isReleaseGone: boolean } | null>(null);
    const report = useErrorReport();
    const isLoading = !Component && !failure;
    const retry = useCallback(() => setFailure(null), []);
    useRetryOnline(failure !== null, retry);

    useEffect(() => {
      if (!isLoading) return;
      let isUnmounted = false;
      get().then(
        (component) => {
          if (!isUnmounted) setComponent(() => component);
        },
        async (error: unknown) => {
          const isGone = await isReleaseGone(error);
          if (isUnmounted) return;
          setFailure({ isReleaseGone: isGone });
          if (!isGone) await reportChunkFailure(report, error);
        },
      );
      return () => {
        isUnmounted = true;
      };
    }, [isLoading, report]);

    // The chunk may have arrived for another instance since this one mounted.
    const Ready = Component ?? (isHydrating ? null : loaded);
    if (Ready) return <Ready {...props} />;
    if (!failure) return Pending ? <Pending {...props} /> : null;
    return Failed ? <Failed {...props} /> : <LoadFailed {...failure} onRetry={retry} />;
  }

  return Object.assign(Lazy, {
    prefetch: () => void get().catch(() => {}),
    load: async () => void (awaited = await get()),
    isLoaded: () => loaded !== null,
  });
}
