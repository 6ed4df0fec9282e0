import {
  activate,
  findInRoster,
  getRegions,
  pollCode,
  register,
  registerByMobile,
  getRegisterState,
} from '#src/api/register.ts';
import { answerPublic, number, optionalText, take, text, type Routes } from '../route.ts';
import { enrol, enter, setPassword } from '../people/people.ts';
import { isExpired, socialAccount, takeScan } from './qr.ts';
import { coded, apiError } from '../api-error.ts';
import { regions, roster } from '../people/roster.ts';
import { isAcceptable } from './verify-password.ts';
import { spendCode } from './sms.ts';
import { enterSocially } from './wechat.ts';
import { table, type Database } from '../database.ts';

interface Invited {
  realName: string;
  mobile: string;
  orgCode: string;
  school: string;
}

/** Accounts that an organisation has made and nobody has activated. */
export const invitedOf = table((): Invited[] => [
  { realName: '郑雅文', mobile: '13500003333', orgCode: 'demo', school: '东湖区第三中学' },
  { realName: '何建国', mobile: '13500004444', orgCode: 'closed', school: '临江市第一小学' },
]);

const credentials = { orgCode: text, mobile: text, code: text, password: text, passwordLevel: number };

function checkPassword(password: string): void {
  if (!isAcceptable(password)) throw apiError(400, '密码格式不正确');
}

const inRoster = ({ realName, idCard }: { realName: string; idCard: string }) =>
  roster.find((teacher) => teacher.realName === realName && teacher.idCard === idCard.toUpperCase());

function checkOpen(world: Database, orgCode: string): void {
  const org = world.orgs.find((known) => known.orgCode === orgCode);
  if (!org) throw apiError(400, '机构不存在');
  if (!org.registers) throw apiError(400, '该机构未开放注册，请联系管理员开通账号');
}

export function registerRoutes(routes: Routes): void {
  answerPublic(routes, register, ({ input, world }) => {
    const { code, ...given } = take({ ...credentials, realName: text, idCard: optionalText }, input.body);
    checkOpen(world, given.orgCode);
    checkPassword(given.password);
    spendCode(world, given.mobile, code);
    return enter(world, enrol(world, { ...given, school: inRoster(given)?.school ?? '' }));
  });

  answerPublic(routes, registerByMobile, ({ input, world }) => {
    const { code, ...given } = take(credentials, input.body);
    checkOpen(world, given.orgCode);
    checkPassword(given.password);
    spendCode(world, given.mobile, code);
    return enter(world, enrol(world, given));
  });

  answerPublic(routes, getRegisterState, ({ input, world }) => {
    const { orgCode } = take({ orgCode: text }, input.query);
    return { open: world.orgs.some((org) => org.orgCode === orgCode && org.registers) };
  });

  answerPublic(routes, activate, ({ input, world }) => {
    const { mobile, code, password, passwordLevel } = take(
      { mobile: text, code: text, password: text, passwordLevel: number },
      input.body,
    );
    const waiting = invitedOf(world);
    const place = waiting.findIndex((known) => known.mobile === mobile);
    const invited = waiting[place];
    if (!invited) return apiError(400, '该手机号没有待激活的账号');
    checkPassword(password);
    spendCode(world, mobile, code);
    waiting.splice(place, 1);
    const account = enrol(world, invited);
    setPassword(account, password, passwordLevel);
    return enter(world, account);
  });

  answerPublic(routes, findInRoster, ({ input }) => {
    const found = inRoster(take({ realName: text, idCard: text }, input.body));
    return { matched: found !== undefined, school: found?.school ?? '' };
  });

  answerPublic(routes, getRegions, ({ input }) => {
    const { parentId } = take({ parentId: optionalText }, input.query);
    return regions.filter((region) => region.parentId === parentId).map(({ id, name }) => ({ id, name }));
  });

  answerPublic(routes, pollCode, ({ input, world }) => {
    const { id } = take({ id: text }, input.query);
    const scanned = takeScan(world, id);
    if (scanned) return enterSocially(world, socialAccount(scanned.result, scanned.code));
    return isExpired(world, id) ? apiError(400, '二维码已过期') : coded(2, null, '等待扫码');
  });
}
