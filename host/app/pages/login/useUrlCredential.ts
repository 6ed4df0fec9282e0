import { searchOf } from '#src/rules/search-of.ts';
import { useLayoutEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useQueryParams } from '../../history/useQueryParams.ts';

export interface Credential {
  /** Empty if the URL has no credential. */
  value: string;
  /** Proves that the log-in was started in this browser, see `takeLoginState`. */
  state: string;
}

/** Reads a token or key from the URL and removes it at once, so that neither a reload nor the history repeats it. */
export function useUrlCredential(name: 'token' | 'key'): Credential {
  const query = useQueryParams();
  const value = query.get(name) ?? '';
  const state = query.get('state') ?? '';
  const [credential, setCredential] = useState<Credential>({ value, state });
  if (value !== '' && value !== credential.value) setCredential({ value, state });

  useLayoutEffect(() => {
    if (value === '') return;
    const { pathname, search, hash } = window.location;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    rest.delete('state');
    navigate(`${pathname}${searchOf(rest)}${hash}`, { replace: true });
  }, [name, value]);
  return credential;
}
