import type { ServerOptions } from './start.ts';

const defaultPort = 4173;

/** The options that an operator gives by environment variables; throws with what is wrong. */
export function optionsFrom(environment: Record<string, string | undefined>): ServerOptions {
  const { PORT, HOST, PORTAL_API, PORTAL_CONFIG } = environment;
  const port = PORT ? Number(PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT 必须是 0 到 65535 的整数 / PORT must be a whole number from 0 to 65535: ${PORT}`);
  }
  if (PORTAL_API && !/^https?:$/.test(URL.canParse(PORTAL_API) ? new URL(PORTAL_API).protocol : '')) {
    throw new Error(`PORTAL_API 必须是 http(s) 地址 / PORTAL_API must be an http(s) address: ${PORTAL_API}`);
  }
  return {
    port,
    ...(HOST && { host: HOST }),
    ...(PORTAL_API && { api: PORTAL_API }),
    ...(PORTAL_CONFIG && { config: PORTAL_CONFIG }),
  };
}
