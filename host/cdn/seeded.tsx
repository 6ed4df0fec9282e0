import { useState, type ComponentType } from 'react';
import { cacheKey } from '../../src/data/cache-key.ts';
import { useCacheScope } from '../../src/data/useCacheScope.ts';
import type { Endpoint } from '../../src/http/endpoint.ts';
import { remember } from './swr-remember.ts';
import type { Loaded } from './withShell.tsx';

/** What a shell has read: the component need not ask again. */
export interface Known {
  call: Pick<Endpoint<never, unknown>, 'definition'>;
  input?: unknown;
  /** Undefined: not yet. */
  data: unknown;
}

/** A component that begins with what its shell has read. */
export function seeded<Props extends object>(View: ComponentType<Props>) {
  return function Seeded({ known = [], ...props }: Props & Loaded) {
    const owner = useCacheScope();
    useState(() => {
      for (const { call, input, data } of known) {
        if (data !== undefined) remember(cacheKey(owner, call, input), data);
      }
    });
    return <View {...(props as unknown as Props)} />;
  };
}
