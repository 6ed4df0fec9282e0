const secretName =
  /^(code|state|key|ticket|jwt|sid)$|token|secret|passw|pwd|auth|session|signature|credential/i;
// A JSON web token, or a long run of letters and digits that nobody types.
const secretValue = /^ey[\w-]+\.[\w-]+\.|^(?=.*\d)(?=.*[a-z])[\w~+/=-]{32,}$/i;

/** Whether a query parameter could be a key to a session. */
export function isSecretParam(name: string, value: string): boolean {
  return secretName.test(name) || secretValue.test(value);
}

/** The pages that take a session from their address. */
const loginPages = /^\/+(login\/+applogin|login_back)(?=\/|$)/i;

// A redirect within a redirect within a redirect is not written by a page of ours.
const deepest = 5;

/**
 * Whether an address would log the reader in, or carries what could: a log-in page, or a parameter that looks like a token
 * or a key, also in the hash and in an address that stands in a parameter, e.g. `redirect`.
 */
export function carriesLogin(address: string, origin: string, depth = 0): boolean {
  if (depth > deepest) return true;
  if (!URL.canParse(address, origin)) return false;
  const { pathname, search, hash } = new URL(address, origin);
  if (loginPages.test(decoded(pathname))) return true;
  return [search, hash].some((part) =>
    [...new URLSearchParams(paramsOf(part))].some(([name, value]) => {
      if (value === '') return false;
      // A path is a long run of letters too; its parameters are judged below.
      if (isSecretParam(name, value.startsWith('/') ? '' : value)) return true;
      return carriesLogin(value, origin, depth + 1) || isEncodedLogin(value, origin, depth);
    }),
  );
}

/** The query, or that of a hash: `#/page?token=…` and `#access_token=…`; also of an address that is not encoded. */
function paramsOf(part: string): string {
  return part.replace(/^[?#]/, '').replaceAll('?', '&');
}

/** An address that was encoded more often than it is decoded. */
function isEncodedLogin(value: string, origin: string, depth: number): boolean {
  const once = decoded(value);
  if (once === value) return false;
  return carriesLogin(once, origin, depth + 1) || isEncodedLogin(once, origin, depth + 1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
