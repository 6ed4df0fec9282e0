import { optionsFrom } from './environment.ts';
import { startupMessage } from './startup-message.ts';
import { buildPortal } from './portal-build.ts';
import { startServer } from './start.ts';

/** A call that is running when the server is told to stop is still answered, e.g. the hand-in of an exam. */
const STOP_GRACE_MS = 30_000;

/** `npm start`: builds what is stale, then serves it until it is told to stop. */
async function run(): Promise<void> {
  const options = optionsFrom(process.env);
  console.log('检查构建 / Checking the build …');
  const begun = performance.now();
  const isBuilt = await buildPortal();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    isBuilt
      ? `门户已重新构建 / The portal was rebuilt (${seconds} s)`
      : '构建已是最新 / The build is up to date',
  );

  const server = await startServer(options);
  console.log(await startupMessage(server, options));

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log('正在停止 / Stopping …');
    await server.close(STOP_GRACE_MS);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  if (process.env.npm_lifecycle_event === 'start') onParentExit(() => void stop());
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
