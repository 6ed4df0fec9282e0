import { useState, type ComponentType } from 'react';
import { callKey } from '../../src/data/cache-key.ts';
import { useOwner } from '../../src/data/useCacheScope.ts';
import type { Call } from '../../src/http/endpoint.ts';
import { remember } from './swr-remember.ts';
import type { Loaded } from './withShell.tsx';

/** What a shell has read: the component need not ask again. */
export interface Known {
  call: Pick<Call<never, unknown>, 'definition'>;
  input?: unknown;
  /** Undefined: not yet. */
  data: unknown;
}

/** A component that begins with what its shell has read. */
export function seeded<Props extends object>(View: ComponentType<Props>) {
  return function Seeded({ known = [], ...props }: Props & Loaded) {
    const owner = useOwner();
    useState(() => {
      for (const { call, input, data } of known) {
        if (data !== undefined) remember(callKey(owner, call, input), data);
      }
    });
    return <View {...(props as unknown as Props)} />;
  };
}
