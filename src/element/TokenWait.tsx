import { useEffect, type ReactNode } from 'react';
import { useSession } from '../data/portal-context.ts';
import { lazyComponent } from '../ui/loading/lazyComponent.tsx';
import { raisePortalError } from '../ui/states/portal-error.ts';

// Few pages keep their elements waiting.
const TokenWaitNote = lazyComponent(
  () => import('./TokenWaitNote.tsx').then((module) => module.TokenWaitNote),
  { failed: () => null },
);

/** Says, beside the skeleton of an element, that the page has not provided the token; raises `portal-error` where it failed to. */
export function TokenWait({ host, children }: { host: HTMLElement; children: ReactNode }) {
  const isPending = useSession((session) => session.isPending);
  const error = useSession((session) => session.tokenError);
  useEffect(() => {
    if (error) raisePortalError(host, error);
  }, [host, error]);
  return (
    <>
      {children}
      {isPending && error ? <TokenWaitNote /> : null}
    </>
  );
}
