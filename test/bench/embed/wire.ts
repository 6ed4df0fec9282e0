import type { CDPSession } from 'playwright';

export interface Wire {
  requests: number;
  /** Includes headers, with bodies as they are compressed on the wire. */
  bytes: number;
  /** Resolves when no request has been pending for half a second. */
  quiet(): Promise<void>;
}

const pause = 500;
const patience = 30_000;

/** Counts the requests of a page from now on. */
export async function watchWire(session: CDPSession): Promise<Wire> {
  const open = new Set<string>();
  let changedAt = performance.now();
  const wire: Wire = {
    requests: 0,
    bytes: 0,
    async quiet() {
      const begun = performance.now();
      changedAt = begun;
      while (open.size > 0 || performance.now() - changedAt < pause) {
        if (performance.now() - begun > patience) throw new Error(`still loading: ${[...open].join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    wire.requests += 1;
    open.add(requestId);
    changedAt = performance.now();
  });
  const end = (requestId: string) => {
    if (open.delete(requestId)) changedAt = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (open.has(requestId)) wire.bytes += encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return wire;
}
