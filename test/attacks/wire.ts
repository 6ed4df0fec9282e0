import { connect } from 'node:net';

/** The answers on one connection. */
export interface Heard {
  /** The status of each answer, in order; none where the connection was closed without one. */
  statuses: number[];
  /** Everything, headers and bodies. */
  text: string;
  /** The server has ended the connection. */
  isClosed: boolean;
}

/** No answer takes this long, nor the time that nginx reads on after a refusal. In milliseconds. */
const longestAnswer = 8000;

/** Sends these bytes as they are, and listens until the server ends the connection. */
export function say(port: number, bytes: string, patienceMs = longestAnswer): Promise<Heard> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const end = (isClosed: boolean) => {
      clearTimeout(late);
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, text, isClosed });
    };
    const late = setTimeout(() => end(false), patienceMs);
    socket.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
    // A server that refuses closes while the rest is still being sent.
    socket.on('error', () => {});
    socket.on('close', () => end(true));
    socket.on('connect', () => socket.write(Buffer.from(bytes, 'latin1')));
  });
}

/** The text of a request, after which the connection ends. */
export function asking(method: string, target: string, headers: readonly string[] = [], body = ''): string {
  const all = ['Host: localhost', 'Connection: close', ...headers];
  return `${method} ${target} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`;
}
