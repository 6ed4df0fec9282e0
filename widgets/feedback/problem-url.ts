import { isSecretParam } from '../../src/rules/secret-params.ts';

function cleaned(params: string): string {
  const kept = new URLSearchParams(params);
  for (const [name, value] of [...kept]) {
    if (isSecretParam(name, value)) kept.delete(name);
  }
  return kept.toString();
}

/** The address of the page that feedback is about, without whatever could be a key to somebody's session. */
export function problemUrl(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  url.username = '';
  url.password = '';
  if (/[?&]/.test(url.search)) url.search = cleaned(url.search);
  // A hash may carry a query of its own: `#/page?token=…`, or be one: `#access_token=…`.
  const [path = '', query] = url.hash.slice(1).split('?', 2);
  if (query !== undefined) {
    const rest = cleaned(query);
    url.hash = rest ? `${path}?${rest}` : path;
  } else if (path.includes('=')) {
    url.hash = cleaned(path);
  }
  return url.href;
}
