/**
 * `node dist/server/main.js`: serves the build beside it until it is told to stop. It needs no installed package, and has no
 * sandbox: a portal whose back end was forgotten must not let anybody log in with a demo account.
 */
import { fileURLToPath } from 'node:url';
import { optionsFrom } from '../environment.ts';
import { messagesTo, runUntilStopped } from '../run.ts';
import { serve } from '../serve.ts';
import { settingsFrom } from '../settings.ts';
import { startupMessage } from '../startup-message.ts';
import { realBackEnd } from './real-back-end.ts';

const beside = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

async function run(): Promise<void> {
  const options = optionsFrom(process.env);
  const { api, apiHealth, config } = options;
  if (!api) {
    throw new Error(
      '未设置 PORTAL_API：请指定后端地址，例如 PORTAL_API=https://api.example；带沙箱的演示请用 npm start。\n' +
        'PORTAL_API is missing: name the back end, e.g. PORTAL_API=https://api.example; npm start serves a demo with the sandbox.',
    );
  }
  const server = await serve(options, {
    portal: beside('portal'),
    cdn: beside('cdn'),
    settings: settingsFrom(config),
    ...realBackEnd({ api, apiHealth }),
  });
  messagesTo(options)(await startupMessage(server, { ...options, withoutConfig: 'default' }));
  runUntilStopped(server, options);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
