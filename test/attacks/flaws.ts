import type { IncomingHttpHeaders } from 'node:http';
import { claimedAddress, hiddenCall, planted, secret, type Attack } from './attack.ts';
import { asking, say } from './wire.ts';

/** A call as the back end got it. */
export interface SeenCall {
  path: string;
  headers: IncomingHttpHeaders;
}

/** A server that is attacked. */
export interface Target {
  port: number;
  isNginx?: boolean;
  /** The calls that have reached the back end; emptied before each attack. Undefined for a back end that cannot tell. */
  seen?: SeenCall[];
}

/** Attacks a server. Says what it has done wrong, nothing if it stands. */
export async function flawsOf(
  attack: Attack,
  { port, isNginx = false, seen = [] }: Target,
): Promise<string[]> {
  const flaws: string[] = [];
  seen.length = 0;
  const { statuses, text, isClosed } = await say(port, attack.bytes);
  const allowed = isNginx ? [...attack.answers, ...(attack.byNginx ?? [])] : attack.answers;
  const status = statuses[0] ?? 'none';
  if (!allowed.includes(status)) flaws.push(`answers ${status}, not ${allowed.join(' or ')}`);
  if (!isClosed) flaws.push('leaves the connection open');
  if (text.includes(secret) || text.includes('root:')) flaws.push('sends a file outside the portal');
  if (text.includes(planted)) flaws.push('repeats what the caller has written');
  if (text.length > (attack.longest ?? Infinity)) flaws.push(`sends ${text.length} bytes`);
  for (const { path, headers } of seen) {
    if (path.startsWith(hiddenCall)) flaws.push('hands on the hidden call');
    for (const [name, value] of Object.entries(headers)) {
      if (String(value).includes(planted) || String(value).includes(claimedAddress))
        flaws.push(`tells the back end ${name}: ${value}`);
    }
    if (headers['x-forwarded-for'] !== '127.0.0.1')
      flaws.push(`tells the back end the address ${headers['x-forwarded-for']}`);
    if (!headers['x-request-id']) flaws.push('tells the back end no id of the request');
  }
  const after = await say(port, asking('GET', '/'));
  if (after.statuses[0] !== 200) flaws.push(`answers ${after.statuses[0] ?? 'nothing'} afterwards`);
  return flaws;
}
