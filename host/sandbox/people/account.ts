import {
  bindMobile,
  getAppendInfo,
  getCollectInfo,
  getFaceQrCode,
  getOrgUserInfo,
  getSubjects,
  getUserByMobile,
  getUserByMobileAndOrg,
  mergeByMobile,
  proveMobile,
  proveOriginalMobile,
  sendOwnCode,
  sendRebindCode,
  sendUnbindCode,
} from '#src/api/account.ts';
import { getSecurityInfo } from '#src/api/security-info.ts';
import type { Account } from './accounts.ts';
import { route, answerPublic, take, text, type Routes } from '../route.ts';
import { personWithMobile } from './people.ts';
import { QR_LIFE_MS, showCode } from '../login/qr.ts';
import { apiError } from '../api-error.ts';
import { checkProof, sendCode, spendCode, spendProof } from '../login/sms.ts';
import { subjects } from '../fixtures/subjects.ts';
import type { Database } from '../database.ts';

const nameOf = (account: Account | undefined) =>
  account && { userId: account.userId, realName: account.realName };

/** The profile fields that the organisation collects, by the label that the member reads. */
const collected = {
  realName: '姓名',
  idCard: '身份证号',
  school: '任教学校',
  district: '所在区县',
  stage: '任教学段',
  subject: '任教学科',
} as const;

export function accountRoutes(routes: Routes): void {
  route(routes, getOrgUserInfo, ({ user, org }) => ({
    userId: user.userId,
    orgId: org.orgId,
    admin: user.admin,
  }));

  answerPublic(routes, getUserByMobile, ({ input, world }) =>
    nameOf(personWithMobile(world, take({ mobile: text }, input.query).mobile)),
  );

  answerPublic(routes, getUserByMobileAndOrg, ({ input, world }) => {
    const { mobile, orgCode } = take({ mobile: text, orgCode: text }, input.query);
    const account = personWithMobile(world, mobile);
    return nameOf(account?.orgCode === orgCode ? account : undefined);
  });

  route(routes, getFaceQrCode, ({ world, request }) => {
    const id = showCode(world);
    const content = new URL(`/sandbox/wechat?state=${id}`, request.url).href;
    return { id, content, expiresIn: QR_LIFE_MS / 1000 };
  });

  route(routes, getCollectInfo, ({ user }) => {
    const { realName, idCard, school, district, stage, subject } = user;
    const known = { realName, idCard, school, district, stage, subject };
    const missing = Object.entries(collected)
      .filter(([name]) => known[name as keyof typeof known] === '')
      .map(([, label]) => label);
    return { ...known, missing };
  });

  route(routes, getAppendInfo, ({ user }) => ({
    email: user.email,
    gender: user.gender,
    title: user.title,
    degree: user.degree,
    teachingYears: user.teachingYears,
  }));

  route(routes, getSecurityInfo, ({ user }) => ({
    mobile: user.mobile,
    email: user.email,
    weixinDid: user.openId !== '',
    idcardDid: user.idCard !== '',
  }));

  answerPublic(routes, getSubjects, () => subjects.map(({ code, name }) => ({ id: code, name })));

  mobileRoutes(routes);
}

/** Changing the mobile number: prove the old one, then bind the new one. */
function mobileRoutes(routes: Routes): void {
  route(routes, sendOwnCode, ({ user, world }) => send(world, user));
  route(routes, sendUnbindCode, ({ user, world }) => send(world, user));

  route(routes, sendRebindCode, ({ input, world }) => {
    sendCode(world, take({ mobile: text }, input.body).mobile);
    return null;
  });

  route(routes, proveMobile, ({ input, user, world }) => {
    spendCode(world, user.mobile, take({ code: text }, input.body).code);
    return null;
  });

  route(routes, proveOriginalMobile, ({ input, user, world }) => {
    const { mobile, code } = take({ mobile: text, code: text }, input.body);
    if (mobile !== user.mobile) return apiError(400, '原手机号不正确');
    spendCode(world, mobile, code);
    return null;
  });

  route(routes, bindMobile, ({ input, user, world }) => {
    const { mobile, code } = take({ mobile: text, code: text }, input.body);
    const owner = personWithMobile(world, mobile);
    if (owner && owner !== user) return apiError(400, '该手机号已绑定其他账号');
    if (user.mobile !== '') checkProof(world, user.mobile, '请先验证原手机号');
    spendCode(world, mobile, code);
    spendProof(world, user.mobile);
    user.mobile = mobile;
    return null;
  });

  route(routes, mergeByMobile, ({ input, user, world }) => {
    const { mobile, code } = take({ mobile: text, code: text }, input.body);
    spendCode(world, mobile, code);
    const other = personWithMobile(world, mobile);
    if (other && other !== user) world.accounts.splice(world.accounts.indexOf(other), 1);
    user.mobile = mobile;
    return null;
  });
}

function send(world: Database, user: Account): null {
  if (!user.mobile) throw apiError(400, '当前账号未绑定手机号');
  sendCode(world, user.mobile);
  return null;
}
