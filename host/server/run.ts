import { STOP_GRACE_MS } from './limits.ts';
import type { RunOptions } from './environment.ts';
import type { Served } from './serve.ts';

/** Where the server's own messages go: a log for machines has the standard output for itself. */
export const messagesTo = ({ log }: RunOptions): ((text: string) => void) =>
  log === 'json' ? console.error : console.log;

/**
 * Lets a server run until the process is told to stop; then it says so to balancers, goes on for the configured time, and
 * answers what is under way. Being told twice ends it at once.
 */
export function runUntilStopped(server: Served, options: RunOptions): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    messagesTo(options)('正在停止 / Stopping …');
    server.drain();
    await new Promise((resolve) => setTimeout(resolve, options.stopDelayMs ?? 0));
    await server.close(STOP_GRACE_MS);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  if (['start', 'npx'].includes(process.env.npm_lifecycle_event ?? '')) onParentExit(() => void stop());
}

/** A signal to npm ends its shell but does not reach this process, which would keep the port. */
function onParentExit(then: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 500);
}
