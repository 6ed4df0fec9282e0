let shown: typeof fetch | undefined;

/** Answers the requests of the story that is shown, also those of its pictures. */
export function setShownAnswers(answer: typeof fetch): void {
  shown = answer;
}

/** Milliseconds to wait for the worker; without it, a story works but for its pictures. */
const PATIENCE = 3000;

/** Starts the service worker. Browsers have none on insecure origins. */
export async function startSandboxWorker(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  workers.addEventListener('message', (event) => void respond(event));
  const isLate = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // Private windows may refuse the worker.
  await Promise.race([control(workers).catch(() => {}), isLate]);
}

async function control(workers: ServiceWorkerContainer): Promise<void> {
  const controlled = new Promise((resolve) => workers.addEventListener('controllerchange', resolve));
  // Relative to the page, since the site may stand on a sub-path.
  await workers.register('./sandbox-worker.js');
  const { active } = await workers.ready;
  if (workers.controller) return;
  active?.postMessage('claim');
  await controlled;
}

async function respond({ data, ports: [port] }: MessageEvent<{ url: string }>): Promise<void> {
  const missing = () => new Response(null, { status: 404 });
  const response = shown ? await shown(data.url).catch(missing) : missing();
  const type = response.headers.get('content-type') ?? '';
  port?.postMessage({ status: response.status, type, body: await response.arrayBuffer() });
}
