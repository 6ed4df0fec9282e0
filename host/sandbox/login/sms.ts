import { apiError } from '../api-error.ts';
import { whole } from '../random.ts';
import { isKeyOf } from '../verify-signature.ts';
import { table, type Database } from '../database.ts';

interface Sent {
  code: string;
  at: number;
  used: boolean;
}

const LIFE_MS = 10 * 60_000;

const boxOf = table((world) => ({
  random: world.random('sms'),
  sent: new Map<string, Sent>(),
  /** When the owner of a number last proved to hold it. */
  proved: new Map<string, number>(),
}));

/** Sends a code; refuses what is no mobile number. */
export function sendCode(world: Database, mobile: string): void {
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw apiError(400, '手机号码格式不正确');
  const { random, sent } = boxOf(world);
  sent.set(mobile, {
    code: String(whole(random, 0, 999_999)).padStart(6, '0'),
    at: world.now(),
    used: false,
  });
}

/** Sends a code where the key that comes with the number was made from it. */
export function sendKeyedCode(world: Database, mobile: string, key: string): void {
  if (!isKeyOf(mobile, key)) throw apiError(400, '请求校验失败，请刷新页面后重试');
  sendCode(world, mobile);
}

/** The last code sent to a number. */
export function lastCode(world: Database, mobile: string): string | undefined {
  return boxOf(world).sent.get(mobile)?.code;
}

/** Refuses a code that was not sent, is older than ten minutes or was used before. */
export function checkCode(world: Database, mobile: string, code: string): void {
  const sent = boxOf(world).sent.get(mobile);
  if (!sent || sent.code !== code) throw apiError(400, '验证码不正确，请重新输入');
  if (sent.used || world.now() - sent.at > LIFE_MS) throw apiError(400, '验证码已失效，请重新获取');
}

/** Checks a code and uses it up; the number counts as proved for ten minutes. */
export function spendCode(world: Database, mobile: string, code: string): void {
  checkCode(world, mobile, code);
  const { sent, proved } = boxOf(world);
  const used = sent.get(mobile);
  if (used) used.used = true;
  proved.set(mobile, world.now());
}

/** Refuses, with these words, where the number was not proved within ten minutes. */
export function checkProof(world: Database, mobile: string, words: string): void {
  const at = boxOf(world).proved.get(mobile);
  if (at === undefined || world.now() - at > LIFE_MS) throw apiError(400, words);
}

/** A proof counts once: called when all else has been accepted. */
export function spendProof(world: Database, mobile: string): void {
  boxOf(world).proved.delete(mobile);
}
