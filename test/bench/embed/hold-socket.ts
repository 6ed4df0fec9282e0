import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Defined by the protocol: RFC 6455, 1.3. */
const protocolKey = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Accepts a page's WebSocket and never sends a message: after a refusal the page would reconnect again and again. */
export function holdSocket(request: IncomingMessage, socket: Duplex): void {
  const accept = createHash('sha1')
    .update(`${request.headers['sec-websocket-key'] ?? ''}${protocolKey}`)
    .digest('base64');
  socket.write(
    [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accept}`,
      '\r\n',
    ].join('\r\n'),
  );
  // The socket ends when the page closes.
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
  socket.resume();
}
