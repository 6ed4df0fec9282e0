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
  runUntilStopped(server, options);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
