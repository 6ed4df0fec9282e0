import type { ReactNode } from 'react';
import { renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAwaited, useQueryState, type QueryState } from '#src/data/queries/useQueryState.ts';
import { AbortedError, NetworkError, type PortalError } from '#src/http/errors.ts';

const failure = new NetworkError('断网', {});
const aborted = new AbortedError('已取消', {});

describe('a query whose first response has yet to come', () => {
  it.each<[what: string, query: Partial<QueryState<string>> | null, isOne: boolean]>([
    ['none', null, false],
    ['one that loads', { isLoading: true }, true],
    ['one with data', { data: '甲' }, false],
    ['one that has failed', { error: failure }, false],
    ['one that has failed and is tried again', { error: failure, isValidating: true }, false],
    ['one with data that has failed later', { data: '甲', error: failure }, false],
  ])('%s: %s', (_, query, isOne) => {
    const state = query && {
      data: undefined,
      error: undefined,
      isLoading: false,
      isValidating: false,
      ...query,
    };
    expect(isAwaited(state as QueryState<string> | null)).toBe(isOne);
  });
});

interface Given {
  data?: string;
  error?: PortalError;
  isLoading?: boolean;
  isValidating?: boolean;
  isWaiting?: boolean;
  /** In the cache. */
  cached?: string;
}

function stateOf({ isWaiting = false, cached, ...given }: Given) {
  const cache = new Map(cached === undefined ? [] : [['name', { data: cached }]]);
  const provider = { provider: () => cache };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={provider}>{children}</SWRConfig>
  );
  const mutate = vi.fn();
  const swr = { data: undefined, error: undefined, isLoading: false, isValidating: false, ...given, mutate };
  const { result } = renderHook(() => useQueryState('name', isWaiting, swr), { wrapper });
  return { state: result.current, mutate };
}

describe('the state of a query', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[what: string, given: Given, expected: Partial<QueryState<string>>]>([
    ['that loads', { isLoading: true, isValidating: true }, { isLoading: true, isValidating: true }],
    ['that is in the cache', { isLoading: true, cached: '甲' }, { isLoading: false }],
    ['that has come', { data: '甲' }, { data: '甲', isLoading: false, isValidating: false }],
    ['that waits for the session', { isWaiting: true }, { isLoading: true, isValidating: false }],
    ['that has failed', { error: failure }, { error: failure, isLoading: false, isValidating: false }],
    [
      'that somebody gave up',
      { error: aborted },
      { error: undefined, isLoading: true, isValidating: true, data: undefined },
    ],
    [
      'whose later request somebody gave up',
      { data: '甲', error: aborted },
      { error: undefined, isLoading: false, isValidating: true, data: '甲' },
    ],
  ])('%s', (_, given, expected) => {
    expect(stateOf(given).state).toMatchObject(expected);
  });

  it('that somebody gave up is asked for again in a later task', () => {
    const { mutate } = stateOf({ error: aborted });
    expect(mutate).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(mutate).toHaveBeenCalledOnce();
  });

  it.each<[what: string, given: Given]>([
    ['that has failed', { error: failure }],
    ['that was given up and is asked for already', { error: aborted, isValidating: true }],
  ])('%s is not asked for again by itself', (_, given) => {
    const { mutate } = stateOf(given);
    vi.runAllTimers();
    expect(mutate).not.toHaveBeenCalled();
  });

  it('is asked for again by a retry', () => {
    const { state, mutate } = stateOf({ error: failure });
    state.retry();
    expect(mutate).toHaveBeenCalledOnce();
  });
});
