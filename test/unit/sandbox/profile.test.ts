// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createSandbox } from '#host/sandbox/index.ts';

const save = '/api/orgUser/user/updateUserInfo';
const bind = '/api/operate/platUser/bindIdCard';

function portalOf(who: string) {
  const sandbox = createSandbox();
  return async (method: string, path: string, body?: unknown) => {
    const response = await sandbox.fetch(`http://localhost${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sandbox.tokenOf(who)}`,
        'content-type': 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return (await response.json()) as { code: number; msg: string; data: Record<string, unknown> };
  };
}

describe('personal data in the sandbox', () => {
  it('shrinks what is missing, field by field', async () => {
    const ask = portalOf('newcomer');
    const missing = async () => (await ask('GET', '/api/orgUser/user/getCollectInfo')).data.missing;
    expect(await missing()).toEqual(['身份证号', '任教学校', '所在区县', '任教学段', '任教学科']);
    expect(await ask('PUT', save, { school: '城关小学', stage: '小学', subject: '语文' })).toMatchObject({
      code: 200,
    });
    expect(await missing()).toEqual(['身份证号', '所在区县']);
    await ask('PUT', save, { idCard: '510104199203157826', district: '青屏县', teachingYears: null });
    expect(await missing()).toEqual([]);
    expect((await ask('GET', '/api/user/completeInfo')).data).toEqual({ complete: true, missing: [] });
  });

  it.each([
    ['newcomer', bind, { realName: '吴晓彤', idCard: '123' }, '身份证号码不符合规范'],
    ['newcomer', bind, { realName: '吴晓彤', idCard: '42010619880312452X' }, '该身份证号已被其他账号绑定'],
    ['newcomer', bind, { realName: 'Wu', idCard: '510104199203157826' }, '请输入正确的中文名'],
    [
      'teacher',
      bind,
      { realName: '陈思远', idCard: '510104199203157826' },
      '身份证已认证，如需变更请联系客服',
    ],
    ['teacher', save, { realName: '陈远' }, '姓名已认证，如需变更请联系客服'],
    ['newcomer', save, { realName: '' }, '请输入20位以内中文名'],
    ['newcomer', save, { realName: '陈'.repeat(21) }, '请输入20位以内中文名'],
    ['newcomer', save, { realName: 'Chen' }, '请输入正确的中文名'],
    ['newcomer', save, { gender: '?' }, '参数有误：gender'],
  ])('refuses %s at %s: %o', async (who, path, body, msg) => {
    expect(await portalOf(who)('PUT', path, body)).toMatchObject({ code: 400, msg });
  });

  it('offers each project in one county, and so in its city and province', async () => {
    const ask = portalOf('teacher');
    const total = async (regionId: string) =>
      Number((await ask('GET', `/api/project/home/getListByFilter?size=1&regionId=${regionId}`)).data.total);
    const all = Number((await ask('GET', '/api/project/home/getListByFilter?size=1')).data.total);
    const counts = await Promise.all(['42', '33', '51'].map(total));
    expect(counts.reduce((one, other) => one + other)).toBe(all);
    expect(await total('4205')).toBe(await total('420502'));
    expect(await total('99')).toBe(0);
  });
});
