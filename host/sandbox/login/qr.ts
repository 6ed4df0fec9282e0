import { apiError } from '../api-error.ts';
import { table, type Database } from '../database.ts';

export const scanResults = ['bound', 'unbound', 'refused'] as const;
export type ScanResult = (typeof scanResults)[number];

interface Scan {
  code: string;
  result: ScanResult;
}

/** The social platform's data of the user who scanned. */
export interface SocialAccount {
  openId: string;
  unionId: string;
  nickname: string;
  avatar: string;
}

export const QR_LIFE_MS = 2 * 60_000;

const deskOf = table(() => ({
  scans: new Map<string, Scan>(),
  /** By the code of the scan; a code is exchanged once. */
  codes: new Map<string, ScanResult>(),
  /** The QR codes of the sandbox's own, by id. */
  shown: new Map<string, number>(),
  count: 0,
}));

/** Simulates a scan of the QR code of `state`; the portal then exchanges the code. */
export function scan(world: Database, state: string, result: ScanResult): Scan & { state: string } {
  const desk = deskOf(world);
  desk.count += 1;
  const made = { code: `scan-${desk.count}-${result}`, result };
  desk.scans.set(state, made);
  desk.codes.set(made.code, result);
  return { state, ...made };
}

/** The scan of `state`, if there was one; taken once. */
export function takeScan(world: Database, state: string): Scan | undefined {
  const { scans } = deskOf(world);
  const made = scans.get(state);
  scans.delete(state);
  return made;
}

/** Whose code it is; refuses a code that is unknown, used, or of a scan that was refused. */
export function exchange(world: Database, code: string): SocialAccount {
  const { codes } = deskOf(world);
  const result = codes.get(code);
  codes.delete(code);
  return socialAccount(result, code);
}

export function socialAccount(result: ScanResult | undefined, code: string): SocialAccount {
  if (result === 'refused') throw apiError(400, '您已拒绝授权登录');
  if (!result) throw apiError(400, '授权码无效或已使用，请重新扫码');
  if (result === 'bound') {
    return {
      openId: 'wx-teacher',
      unionId: 'union-teacher',
      nickname: '湖畔听雨',
      avatar: '/avatars/u-1001.jpg',
    };
  }
  return { openId: `wx-${code}`, unionId: `union-${code}`, nickname: '春风化雨', avatar: '' };
}

/** A QR code of the sandbox's own, good for two minutes. */
export function showCode(world: Database): string {
  const desk = deskOf(world);
  desk.count += 1;
  const id = `qr-${desk.count}`;
  desk.shown.set(id, world.now());
  return id;
}

/** The life of a QR code that the portal has drawn itself begins with the first poll. */
export function isExpired(world: Database, id: string): boolean {
  const { shown } = deskOf(world);
  const at = shown.get(id) ?? world.now();
  shown.set(id, at);
  return world.now() - at > QR_LIFE_MS;
}
