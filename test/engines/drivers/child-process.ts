import type { ChildProcess } from 'node:child_process';

/** Ends a program that the tests have started, and waits until it has gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

/** The first line that a program writes to its fourth file descriptor, e.g. the number of a screen. */
export function firstLine(child: ChildProcess, descriptor: 3): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} has ended with ${code}`)));
    child.stdio[descriptor]?.on('data', (piece: Buffer) => {
      text += piece.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
  });
}
