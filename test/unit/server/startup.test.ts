// @vitest-environment node
import { expect, it } from 'vitest';
import { startupMessage } from '#host/server/startup-message.ts';

const address = 'http://localhost:4173';
const accounts = [
  { username: 'teacher', password: 'Teacher#2026', orgCode: 'demo' },
  { username: 'newcomer', password: 'Newcomer#2026', orgCode: 'collect' },
];
const sandbox = {
  fetch: async (path: string) => Response.json(path === '/sandbox/state' ? { accounts } : {}),
};

it('the demo greets with its address, an account per line, and the example of an embedding page', async () => {
  expect(await startupMessage({ address, sandbox }, {})).toBe(
    [
      '',
      '门户已启动 / The portal is up:  http://localhost:4173',
      '',
      '演示账号 / Demo accounts (用户名 密码 机构 / user, password, organisation):',
      '  teacher    Teacher#2026   demo',
      '  newcomer   Newcomer#2026  collect    http://localhost:4173/login/index?orgCode=collect',
      '',
      '嵌入示例 / Embedding example:  http://localhost:4173/embed.html',
      '按 Ctrl+C 停止 / Ctrl+C stops it',
      '',
    ].join('\n'),
  );
});

it('a portal of a real back end greets with that, and with its metrics', async () => {
  const options = { api: 'https://api.example', config: 'settings.json' };
  expect(await startupMessage({ address, metricsPort: 9464 }, options)).toBe(
    [
      '',
      '门户已启动 / The portal is up:  http://localhost:4173',
      '',
      '后端 / Back end:  https://api.example',
      '指标 / Metrics:  http://localhost:9464/metrics',
      '按 Ctrl+C 停止 / Ctrl+C stops it',
      '',
    ].join('\n'),
  );
});

it.each([
  [
    undefined,
    '未设置 PORTAL_CONFIG，使用演示配置；连接正式后端时请指定配置文件。\nPORTAL_CONFIG is not set: the settings of the demo',
  ],
  [
    'default',
    '未设置 PORTAL_CONFIG，使用默认配置；请指定配置文件。\nPORTAL_CONFIG is not set: the default settings',
  ],
] as const)('without a file of settings it says which are in force: %s', async (withoutConfig, text) => {
  const options = { api: 'https://api.example', ...(withoutConfig && { withoutConfig }) };
  expect(await startupMessage({ address }, options)).toContain(`Back end:  https://api.example\n${text}`);
});
