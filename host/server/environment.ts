import { isIP } from 'node:net';
import type { ServerOptions } from './start.ts';

const defaultPort = 4173;

/** The options that an operator gives by environment variables; throws with what is wrong. */
export function optionsFrom(environment: Record<string, string | undefined>): ServerOptions {
  const { PORT, HOST, PORTAL_API, PORTAL_CONFIG, PORTAL_ADDRESS, TRUSTED_PROXIES } = environment;
  const port = PORT ? Number(PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT 必须是 0 到 65535 的整数 / PORT must be a whole number from 0 to 65535: ${PORT}`);
  }
  for (const [name, address] of Object.entries({ PORTAL_API, PORTAL_ADDRESS })) {
    if (address && !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
      throw new Error(`${name} 必须是 http(s) 地址 / ${name} must be an http(s) address: ${address}`);
    }
  }
  const proxies = TRUSTED_PROXIES?.split(/[\s,]+/).filter(Boolean) ?? [];
  const wrong = proxies.find((entry) => !isAddressRange(entry));
  if (wrong) {
    throw new Error(
      `TRUSTED_PROXIES 必须是 IP 地址或网段 / TRUSTED_PROXIES must be IP addresses or ranges: ${wrong}`,
    );
  }
  return {
    port,
    ...(HOST && { host: HOST }),
    ...(PORTAL_API && { api: PORTAL_API }),
    ...(PORTAL_CONFIG && { config: PORTAL_CONFIG }),
    ...(PORTAL_ADDRESS && { address: PORTAL_ADDRESS }),
    ...(proxies.length > 0 && { proxies }),
  };
}

/** E.g. `127.0.0.1`, `10.0.0.0/8` or `fd00::/8`. */
function isAddressRange(entry: string): boolean {
  const [ip = '', bits, ...rest] = entry.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}
