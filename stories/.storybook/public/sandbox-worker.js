/**
 * A service worker: pictures and films are loaded by the browser, not by our fetch, so it hands their requests to the
 * sandbox in the story's page.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
// A page that was reloaded without its cache is not controlled until it is claimed again.
addEventListener('message', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  // Films are static files; this site may stand on a sub-path.
  if (pathname.startsWith('/sandbox/films/'))
    event.respondWith(fetch(registration.scope + pathname.slice(1), { headers: event.request.headers }));
  else if (/^\/(?:sandbox|avatars)\//.test(pathname)) event.respondWith(responseOfPage(event));
});

async function responseOfPage({ clientId, request }) {
  const page = await clients.get(clientId);
  if (!page) return Response.error();
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
  });
  port1.start();
  page.postMessage({ url: request.url }, [port2]);
  const { data } = await answered;
  return new Response(data.body, { status: data.status, headers: { 'content-type': data.type } });
}
