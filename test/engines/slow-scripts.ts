import { request as send } from 'node:http';
import { listen } from '#host/server/listen.ts';

export interface SlowPortal {
  origin: string;
  /** Lets the scripts go that were kept back. */
  release: () => void;
  close: () => Promise<void>;
}

/** Serves a portal again under another port, but keeps the scripts of its pages back until they are released. */
export async function serveSlowly(portal: string): Promise<SlowPortal> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { port, close } = await listen((incoming, outgoing) => {
    const forward = () => {
      const { method, headers } = incoming;
      const onward = send(new URL(incoming.url ?? '/', portal), { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    const isScript = /^\/assets\/(?!first-paint).*\.js/.test(incoming.url ?? '');
    void (isScript ? released.then(forward) : forward());
  }, 0);
  return { origin: `http://localhost:${port}`, release, close: () => close(0) };
}
