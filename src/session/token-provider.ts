import type { PortalOptions } from '../portal-options.ts';
import type { TokenKeeper } from './provided-token.ts';
import type { Session } from './store.ts';

/** Keeps the session on the token that the page gives; the code comes where a page gives one. */
export function provideToken(
  session: Session,
  getToken: NonNullable<PortalOptions['getToken']>,
): TokenKeeper {
  const keeper = import('./provided-token.ts').then(({ keepProvidedToken }) =>
    keepProvidedToken(session, getToken),
  );
  // Its code did not come: nobody is signed in, as if the page had given nothing.
  keeper.catch((error: unknown) => reportError(error));
  return {
    check: () => void keeper.then((one) => one.check()),
    renew: async (refused) => (await keeper).renew(refused),
    stop: () => void keeper.then((one) => one.stop()),
  };
}
