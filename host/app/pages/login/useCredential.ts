import { useLayoutEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useQueryParams } from '../../useQueryParams.ts';

export interface Credential {
  /** '' where the address has brought none. */
  value: string;
  /** Shows that the log-in was begun in this browser, see `takeLoginState`. */
  state: string;
}

/** Reads a token or a key from the address, and removes it there at once: a reload or the history must not repeat it. */
export function useCredential(name: 'token' | 'key'): Credential {
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
    navigate(`${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`, { replace: true });
  }, [name, value]);
  return credential;
}
