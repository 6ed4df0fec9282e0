import * as v from 'valibot';
import type { RunOptions } from './environment.ts';

const state = v.object({
  accounts: v.array(v.object({ username: v.string(), password: v.string(), orgCode: v.string() })),
});

interface Started {
  address: string;
  metricsPort?: number;
  /** Undefined where a real back end answers. */
  sandbox?: { fetch(path: string): Promise<Response> };
}

/** The settings that are in force without a file of the operator's. */
const withoutConfigLines = {
  demo: [
    '未设置 PORTAL_CONFIG，使用演示配置；连接正式后端时请指定配置文件。',
    'PORTAL_CONFIG is not set: the settings of the demo are in force. Name a file of yours for a real back end.',
  ],
  default: [
    '未设置 PORTAL_CONFIG，使用默认配置；请指定配置文件。',
    'PORTAL_CONFIG is not set: the default settings are in force. Name a file of yours.',
  ],
};

interface Greeted extends Pick<RunOptions, 'api' | 'config'> {
  withoutConfig?: keyof typeof withoutConfigLines;
}

/** The message at the start: the address, and the demo accounts or the back end. */
export async function startupMessage(
  { address, metricsPort, sandbox }: Started,
  { api, config, withoutConfig = 'demo' }: Greeted,
): Promise<string> {
  const lines = ['', `门户已启动 / The portal is up:  ${address}`, ''];
  if (sandbox) {
    const response = await sandbox.fetch('/sandbox/state');
    const { accounts } = v.parse(state, await response.json());
    lines.push('演示账号 / Demo accounts (用户名 密码 机构 / user, password, organisation):');
    for (const { username, password, orgCode } of accounts) {
      const org = orgCode === 'demo' ? '' : `   ${address}/login/index?orgCode=${orgCode}`;
      lines.push(`  ${username.padEnd(10)} ${password.padEnd(14)} ${orgCode.padEnd(8)}${org}`.trimEnd());
    }
    lines.push('', `嵌入示例 / Embedding example:  ${address}/embed.html`);
  } else {
    lines.push(`后端 / Back end:  ${api}`);
    if (!config) lines.push(...withoutConfigLines[withoutConfig]);
  }
  if (metricsPort) lines.push(`指标 / Metrics:  http://localhost:${metricsPort}/metrics`);
  lines.push('按 Ctrl+C 停止 / Ctrl+C stops it', '');
  return lines.join('\n');
}
