export interface TokenCookie {
  /** True when all tabs share the token and local storage holds its user id. */
  readonly isShared: boolean;
  read(): string;
  write(token: string): void;
  clear(): void;
}

/** Replaces the cookie on pages of other sites, which must not get the portal's cookie. */
export function tokenInMemory(): TokenCookie {
  let kept = '';
  return {
    isShared: false,
    read: () => kept,
    write: (token) => void (kept = token),
    clear: () => void (kept = ''),
  };
}

/**
 * The token cookie: path /, SameSite=Lax, Secure on https. It has no Max-Age, so it lasts until the browser is closed.
 * Without a document it stores nothing.
 */
export function tokenCookie(name: string, domain: string): TokenCookie {
  const attributes = (): string =>
    `; path=/; SameSite=Lax${domain ? `; domain=${domain}` : ''}${location.protocol === 'https:' ? '; Secure' : ''}`;

  return {
    isShared: true,
    read() {
      if (typeof document === 'undefined') return '';
      const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
      try {
        return decodeURIComponent(entry?.slice(name.length + 1) ?? '');
      } catch {
        return '';
      }
    },
    write(token) {
      if (typeof document === 'undefined') return;
      document.cookie = `${name}=${encodeURIComponent(token)}${attributes()}`;
    },
    clear() {
      if (typeof document === 'undefined') return;
      document.cookie = `${name}=; Max-Age=0${attributes()}`;
    },
  };
}
