import { optionsFrom } from './environment.ts';
import { startupMessage } from './startup-message.ts';
import { buildPortal } from './portal-build.ts';
import { messagesTo, runUntilStopped } from './run.ts';
import { replayOf } from './development/replay-option.ts';
import { startServer } from './start.ts';

/** `npm start`: builds what is stale, then serves it until it is told to stop. */
async function run(): Promise<void> {
  const options = { ...optionsFrom(process.env), ...replayOf(process.argv.slice(2)) };
  const say = messagesTo(options);
  say('检查构建 / Checking the build …');
  const begun = performance.now();
  const isBuilt = await buildPortal();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(
    isBuilt
      ? `门户已重新构建 / The portal was rebuilt (${seconds} s)`
      : '构建已是最新 / The build is up to date',
  );

  const server = await startServer(options);
  say(await startupMessage(server, options));
  const { stop } = runUntilStopped(server, options);
  if (process.env.npm_lifecycle_event === 'start') onParentExit(stop);
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

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
