import { tokenDigest } from './token-digest.ts';
import {
  readTokenRecord,
  recordOf,
  removeTokenRecord,
  writeTokenRecord,
  type TokenHolder,
  type TokenRecord,
} from './token-record.ts';

/** A stored session; without a holder, the owner of the token is not known yet. */
export interface StoredToken {
  token: string;
  holder?: TokenHolder | undefined;
}

/** The token together with its holder: neither is read or written without the other. */
export interface TokenCookie {
  /** True when all tabs share the token, and local storage holds its record. */
  readonly isShared: boolean;
  /** `known`: the record of another tab, whose local storage may be updated later than its message arrives. */
  read(known?: TokenRecord): StoredToken;
  write(token: string, holder: TokenHolder): void;
  clear(): void;
}

/** Replaces the cookie on pages of other sites, which must not get the portal's cookie. */
export function tokenInMemory(): TokenCookie {
  let kept: StoredToken = { token: '' };
  return {
    isShared: false,
    read: () => kept,
    write: (token, holder) => void (kept = { token, holder }),
    clear: () => void (kept = { token: '' }),
  };
}

/**
 * The token cookie: path /, SameSite=Lax, Secure on https. It has no Max-Age, so it lasts until the browser is closed.
 * Without a document it stores nothing.
 */
export function tokenCookie(name: string, domain: string): TokenCookie {
  const isSecure = globalThis.location?.protocol === 'https:';
  // With this prefix, the browser refuses a cookie that another site of the same domain writes.
  const ownName = isSecure && !domain ? `__Host-${name}` : name;
  const attributes = `; path=/; SameSite=Lax${domain ? `; domain=${domain}` : ''}${isSecure ? '; Secure' : ''}`;
  const setCookie = (value: string) => {
    try {
      document.cookie = `${ownName}=${value}${attributes}`;
    } catch {
      // A sandboxed frame has no cookies, and a server no document.
    }
  };

  return {
    isShared: true,
    read(known = readTokenRecord()) {
      // Cookies of other paths and domains may have the same name; the record decides which one counts.
      const tokens = tokensNamed(ownName);
      const token = tokens.find((one) => tokenDigest(one) === known?.digest);
      return token ? { token, holder: known } : { token: tokens[0] ?? '' };
    },
    write(token, holder) {
      setCookie(encodeURIComponent(token));
      writeTokenRecord(recordOf(token, holder));
    },
    clear() {
      setCookie('; Max-Age=0');
      removeTokenRecord();
    },
  };
}

/** Returns none in a sandboxed frame and on a server. */
function tokensNamed(name: string): string[] {
  try {
    return document.cookie
      .split('; ')
      .filter((part) => part.startsWith(`${name}=`))
      .map((part) => decoded(part.slice(name.length + 1)))
      .filter(Boolean);
  } catch {
    return [];
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
