import { connect } from 'node:net';

/** Sends the beginning, then a drop of it again and again, until the server ends the connection. Returns what it has said. */
export function drip(port: number, beginning: string, drop: string, everyMs: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    let said = '';
    const drops = setInterval(() => drop && socket.write(drop), everyMs);
    socket.on('data', (piece: Buffer) => (said += piece.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drops);
      resolve(said);
    });
  });
}
