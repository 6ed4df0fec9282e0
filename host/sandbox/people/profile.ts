import * as v from 'valibot';
import { bindIdCard, saveProfile } from '#src/api/profile.ts';
import { personNameFault } from '#src/rules/personal-fields.ts';
import type { Account } from './accounts.ts';
import { route, take, text, type Routes } from '../route.ts';
import { apiError } from '../api-error.ts';
import type { Database } from '../database.ts';

const written = v.optional(v.pipe(v.string(), v.trim()));

const fields = {
  realName: written,
  nickname: written,
  gender: v.optional(v.picklist(['男', '女'])),
  idCard: written,
  district: written,
  school: written,
  stage: written,
  subject: written,
  title: written,
  degree: written,
  teachingYears: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
  email: written,
};

/** Refuses a number that is invalid, belongs to another user, or would replace a verified one. */
function checkIdCard(world: Database, user: Account, idCard: string): void {
  if (!/^(?:\d{15}|\d{17}[\dX])$/.test(idCard)) throw apiError(400, '身份证号码不符合规范');
  if (user.idCard !== '' && user.idCard !== idCard) throw apiError(400, '身份证已认证，如需变更请联系客服');
  if (world.accounts.some((other) => other !== user && other.idCard === idCard)) {
    throw apiError(400, '该身份证号已被其他账号绑定');
  }
}

function checkName(user: Account, realName: string): void {
  const fault = personNameFault(realName);
  if (fault) throw apiError(400, fault === 'length' ? '请输入20位以内中文名' : '请输入正确的中文名');
  if (user.idCard !== '' && user.realName !== realName) throw apiError(400, '姓名已认证，如需变更请联系客服');
}

export function profileRoutes(routes: Routes): void {
  route(routes, saveProfile, ({ input, user, world }) => {
    const given = take(fields, input.body);
    if (given.realName !== undefined) checkName(user, given.realName);
    if (given.idCard) checkIdCard(world, user, given.idCard);
    for (const [name, value] of Object.entries(given)) {
      if (value !== undefined) Object.assign(user, { [name]: value });
    }
    return null;
  });

  route(routes, bindIdCard, ({ input, user, world }) => {
    const { realName, idCard } = take({ realName: text, idCard: text }, input.body);
    checkIdCard(world, user, idCard);
    checkName(user, realName);
    Object.assign(user, { realName, idCard });
    return null;
  });
}
