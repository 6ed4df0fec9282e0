import { BlockList, isIP } from 'node:net';
import { isLoopback } from '#src/rules/safe-url.ts';

/** Where a call comes from, as far as something vouches for it. */
export interface Caller {
  /** The address of the browser, or of the last proxy that is not trusted. */
  ip: string;
  /** The origin of the portal for the browser; '' if only the Host header names it, which a client may forge. */
  origin: string;
}

export interface PublicAddress {
  /** The configured address of the portal, e.g. `https://portal.example`. */
  address?: string | undefined;
  /** The proxies in front whose X-Forwarded headers are true, e.g. `10.0.0.0/8`. */
  proxies?: readonly string[] | undefined;
}

/**
 * The headers by which proxies tell where a request comes from, and `Proxy`, through which a CGI program would send its own
 * requests. A client's own are dropped.
 */
export const forwardedHeaders = [
  'cf-connecting-ip',
  'client-ip',
  'forwarded',
  'http-client-ip',
  'http-x-forwarded-for',
  'proxy',
  'proxy-client-ip',
  'true-client-ip',
  'wl-proxy-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-host',
  'x-original-host',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
];

export type ReadCaller = (headers: Headers, remoteAddress: string) => Caller;

/** Reads the caller of a request from the connection, and from the headers of trusted proxies alone. */
export function callerReader({ address, proxies = [] }: PublicAddress): ReadCaller {
  const configured = address ? new URL(address).origin : '';
  const trusted = blockList(proxies);
  const isTrusted = (ip: string) => trusted.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
  return (headers, remoteAddress) => {
    const peer = remoteAddress.replace(/^::ffff:/, '');
    const isProxied = isTrusted(peer);
    const hops = listOf(headers.get('x-forwarded-for'));
    // A connection that is not from a trusted proxy is found first, whatever it says.
    const said = [peer, ...hops.toReversed()].find((hop) => !isTrusted(hop)) ?? hops[0] ?? peer;
    const ip = isHop(said) ? said : peer;
    if (configured) return { ip, origin: configured };
    const host = headers.get('host') ?? '';
    if (isProxied) {
      const protocol = listOf(headers.get('x-forwarded-proto')).at(-1) ?? 'http';
      const name = listOf(headers.get('x-forwarded-host')).at(-1) ?? host;
      return { ip, origin: originOf(`${protocol}://${name}`) };
    }
    const origin = originOf(`http://${host}`);
    return { ip, origin: origin && isLoopback(new URL(origin).hostname) ? origin : '' };
  };
}

/** Throws where an entry is neither an address nor a range of addresses. */
function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [ip = '', bits] = entry.split('/');
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(ip, family);
    else list.addSubnet(ip, Number(bits), family);
  }
  return list;
}

const listOf = (header: string | null) =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** An address, of which some proxies name the port too. */
const isHop = (hop: string) =>
  isIP(hop.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')) > 0;

const originOf = (address: string) =>
  /^https?:\/\/[^/@?#\\]+$/.test(address) && URL.canParse(address) ? new URL(address).origin : '';
