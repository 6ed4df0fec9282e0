import { isSecretParam } from '../../src/rules/carries-login.ts';

function stripParams(params: string): string {
  const kept = new URLSearchParams(params);
  for (const [name, value] of [...kept]) {
    if (isSecretParam(name, value)) kept.delete(name);
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
