import type { IncomingMessage } from 'node:http';
import { BODY_MIN_BYTES_PER_SECOND } from './limits.ts';

/**
 * Breaks the connection of a body that comes by drops, which would keep it and a call to the back end busy for ever. Every
 * byte buys time, so that an upload may rest for a while in the middle.
 */
export function endSlowBody(incoming: IncomingMessage, restMs: number): void {
  const { socket, headers } = incoming;
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
  const begun = performance.now();
  const before = socket.bytesRead;
  const look = () => {
    if (incoming.complete) return;
    const bought = ((socket.bytesRead - before) / BODY_MIN_BYTES_PER_SECOND) * 1000;
    const left = begun + restMs + bought - performance.now();
    if (left <= 0) socket.destroy();
    else timer = setTimeout(look, Math.min(left, restMs));
  };
  let timer = setTimeout(look, restMs);
  incoming.once('close', () => clearTimeout(timer));
}
