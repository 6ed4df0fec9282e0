import { act, render } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { PortalContext } from '#src/data/portal-context.ts';
import { useMutation, type Mutation } from '#src/data/queries/useMutation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import { PortalError } from '#src/http/errors.ts';
import { ThemeRootContext } from '#src/ui/root/theme-root-context.ts';
import type { World } from './world.ts';

/** The text of a view for a failure that has none. */
export const GENERAL_FAILURE = '没有成功';

/** The end of a call, as its caller has learnt it. */
export interface End {
  type: 'success' | 'empty' | 'passed' | 'failure';
  /** Of a failure, or of a code that the caller has to judge. */
  message: string;
  data?: unknown;
  /** No error of ours: a fault of the code. */
  thrown?: unknown;
}

export interface Caller {
  endpoint: Endpoint<never, unknown>;
  input: never;
}

/** Begins a call in a world; the result is undefined until it has ended. */
export type Manner = (world: World, caller: Caller) => () => End | undefined;

const failure = (error: unknown): End => ({
  type: 'failure',
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof PortalError ? {} : { thrown: error }),
});

/** By the wrapper alone. */
export const alone: Manner = ({ portal }, { endpoint, input }) => {
  let end: End | undefined;
  endpoint(portal.http, input).then(
    (response) => (end = response),
    (error: unknown) => (end = failure(error)),
  );
  return () => end;
};

function show(world: World, view: React.ReactNode) {
  render(
    <PortalContext.Provider value={world.portal}>
      <ThemeRootContext.Provider
        value={{ toaster: world.toaster, overlay: { current: null }, setOnTop: () => {} }}
      >
        <SWRConfig value={{ provider: () => new Map() }}>{view}</SWRConfig>
      </ThemeRootContext.Provider>
    </PortalContext.Provider>,
  );
}

/** On the user's demand: a button has been pressed twice, and is waited for. */
export const onDemand: Manner = (world, { endpoint, input }) => {
  const mutation: { current?: Mutation } = {};
  function Button() {
    mutation.current = useMutation(GENERAL_FAILURE);
    return null;
  }
  show(world, <Button />);
  let end: End | undefined;
  const press = () => mutation.current?.send(() => endpoint(world.portal.http, input));
  act(() => {
    press()?.then(
      (response) => (end = response ?? { type: 'failure', message: '' }),
      (error: unknown) => (end = failure(error)),
    );
    void press();
  });
  return () => (mutation.current?.isBusy ? undefined : end);
};

/** To be read, in a view with an error state of its own. */
export const reading: Manner = (world, { endpoint, input }) => {
  const query: { current?: QueryState<unknown> } = {};
  const wanted = input === undefined ? ({} as never) : input;
  function View() {
    query.current = useQuery(endpoint, wanted);
    return null;
  }
  show(world, <View />);
  return () => {
    const { isLoading = true, isValidating = true, error, data } = query.current ?? {};
    if (isLoading || isValidating) return undefined;
    if (error) return failure(error);
    return { type: data === undefined ? 'empty' : 'success', message: '', data };
  };
};
