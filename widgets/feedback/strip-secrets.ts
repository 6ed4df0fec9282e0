const secretName =
  /^(code|state|key|ticket|jwt|sid)$|token|secret|passw|pwd|auth|session|signature|credential/i;
// A JSON web token, or a long random run of letters and digits.
const secretValue = /^ey[\w-]+\.[\w-]+\.|^(?=.*\d)(?=.*[a-z])[\w~+/=-]{32,}$/i;

function stripParams(params: string): string {
  const kept = new URLSearchParams(params);
  for (const [name, value] of [...kept]) {
    if (secretName.test(name) || secretValue.test(value)) kept.delete(name);
  }
  return kept.toString();
}

/** The URL of the page that a ticket is about, without credentials and token-like values; '' if it is no URL. */
export function stripSecrets(pageUrl: string): string {
  if (!URL.canParse(pageUrl)) return '';
  const url = new URL(pageUrl);
  url.username = '';
  url.password = '';
  if (/[?&]/.test(url.search)) url.search = stripParams(url.search);
  // A hash may contain a query (`#/page?token=…`) or be one (`#access_token=…`).
  const [path = '', query] = url.hash.slice(1).split('?', 2);
  if (query !== undefined) {
    const rest = stripParams(query);
    url.hash = rest ? `${path}?${rest}` : path;
  } else if (path.includes('=')) {
    url.hash = stripParams(path);
  }
  return url.href;
}
