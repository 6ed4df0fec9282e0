import { expect, test } from 'vitest';
import { callPrefixes } from '#host/server/call-paths.ts';
import { createHealth } from '#host/server/health/health.ts';
import { nginxConfig } from '#host/server/nginx-config.ts';
import { attachmentFile, videoFile } from '#src/rules/upload-file.ts';
import { BODY_MAX_MB } from '#src/rules/limits.ts';
import english from '#stories/docs/en/14-deploy.mdx?raw';
import chinese from '#stories/docs/zh/14-deploy.mdx?raw';

test('nginx takes the largest file with the form around it, as our own server does', () => {
  const [, limit] = /^ *client_max_body_size (\d+)m;$/m.exec(nginxConfig([])) ?? [];
  expect(Number(limit)).toBe(BODY_MAX_MB);
  expect(BODY_MAX_MB * 1_048_576).toBeGreaterThan(Math.max(videoFile.maxBytes, attachmentFile.maxBytes));
});

test('nginx names the first segments of calls once, where an operator adds those of an adapter', () => {
  const config = nginxConfig([]);
  expect(config.split(callPrefixes.join('|'))).toHaveLength(2);
  expect(config.match(/\bpxapp\b/g)).toHaveLength(1);
});

test('nginx says by itself that it lives, as our own server does', async () => {
  const [, answer = ''] = /location = \/healthz \{[^}]*\}[^}]*return 200 '(.*)';/.exec(nginxConfig([])) ?? [];
  const own = await createHealth(async () => 'unreachable').answer('/healthz');
  expect(JSON.parse(answer)).toEqual(await own.json());
});

test.each([english, chinese])('the page about the deployment shows that line', (page) => {
  const [line = ''] = /location ~ .*[(]v1[|].*/.exec(page) ?? [];
  expect(nginxConfig([])).toContain(`  ${line.replace('v1|', '')}\n`);
});
