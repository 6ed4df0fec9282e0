import { listen } from '#host/server/listen.ts';

export interface School {
  /** Another origin, and another site, than the portal's. */
  origin: string;
  close: () => Promise<void>;
}

/** Serves the page of a school with elements of the portal, under the strict policy that the documentation promises. */
export async function serveSchool(portal: string, elements: string, token: string): Promise<School> {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-r4nd0m' 'strict-dynamic'",
    `connect-src ${portal}`,
    `img-src ${portal} data: blob:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const page = `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>校本研修</title>
<link rel="icon" href="data:,">
<script nonce="r4nd0m">
  window.schoolToken = async () => ${JSON.stringify(token)};
  window.warned = [];
  console.warn = (text) => window.warned.push(text);
  window.heard = [];
  for (const name of ['portal-error', 'portal-navigate', 'portal-submitted', 'portal-signed-out'])
    document.addEventListener(name, (event) => window.heard.push(name));
  window.refused = [];
  document.addEventListener('securitypolicyviolation', (event) => window.refused.push(event.violatedDirective + ' ' + event.blockedURI));
</script>
<script nonce="r4nd0m" type="module" src="${portal}/cdn/portal.js" data-api="${portal}" data-org="demo"
  ${token && 'data-token-provider="schoolToken"'}></script>
<h1>校本研修</h1>
${elements}`;
  const { port, close } = await listen(
    (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', policy);
      response.end(page);
    },
    0,
    '127.0.0.1',
  );
  return { origin: `http://127.0.0.1:${port}`, close: () => close(0) };
}
