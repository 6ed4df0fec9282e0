export interface TokenCookie {
  /** Whether all tabs have it, and local storage says whose it is. */
  readonly isShared: boolean;
  read(): string;
  write(token: string): void;
  clear(): void;
}

/** In the place of the cookie on pages of other sites, which have no business with it. */
export function tokenInMemory(): TokenCookie {
  let kept = '';
  return {
    isShared: false,
    read: () => kept,
    write: (token) => void (kept = token),
    clear: () => void (kept = ''),
  };
}

/** The cookie that keeps the token: path /, SameSite=Lax, Secure on https. Outside a page it keeps nothing. */
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
