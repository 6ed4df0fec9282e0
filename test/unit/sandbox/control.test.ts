// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ConnectionDropped, createSandbox } from '#host/sandbox/index.ts';
import { getUserInfo } from '#src/api/user-info.ts';
import { getUnreadTicketCount, getTickets, ticketStatuses } from '#src/api/tickets.ts';
import { markAllNotificationsRead, getNotificationCounts, getNotifications } from '#src/api/notifications.ts';
import { getOrgByCode } from '#src/api/org.ts';
import { portalOf, sandboxAt } from './portal.ts';
import { wireOf } from './wire.ts';

const info = '/api/user/user/info';

describe('the control calls', () => {
  it('name every organisation and account', async () => {
    const state = await wireOf(createSandbox()).data('/sandbox/state');
    expect(state.orgs).toMatchObject([
      { orgCode: 'demo', isPublic: true },
      { orgCode: 'closed', isPublic: false },
      { orgCode: 'collect', isPublic: true },
    ]);
    expect(state.accounts).toMatchObject([
      { username: 'teacher', password: 'Teacher#2026', orgCode: 'demo', mobile: '13812345678' },
      { username: 'admin', password: 'Admin#2026', orgCode: 'demo' },
      { username: 'newcomer', password: 'Newcomer#2026', orgCode: 'collect' },
      { username: 'learner', orgCode: 'closed' },
    ]);
    expect(
      state.accounts.every(({ userId }: { userId: unknown }) => typeof userId === 'string' && userId !== ''),
    ).toBe(true);
  });

  it('give an account another password and private data, until a reset', async () => {
    const sandbox = createSandbox();
    const wire = wireOf(sandbox);
    const known = { username: 'teacher', password: 'Changed#2026', mobile: '13500009999' };
    await wire.send('POST', '/sandbox/account', known);
    expect((await wire.data('/sandbox/state')).accounts[0]).toMatchObject(known);
    sandbox.reset();
    expect((await wire.data('/sandbox/state')).accounts[0]).toMatchObject({ mobile: '13812345678' });
    expect((await sandbox.fetch('/sandbox/account', { method: 'POST', body: '{}' })).status).toBe(400);
  });

  it('record what was sent, oldest first, and nothing of their own', async () => {
    const clock = { time: 1_000_000 };
    const wire = wireOf(sandboxAt(clock), 'teacher');
    await wire.send('GET', `${info}?os=1&deviceCode=Chrome%20156`);
    clock.time += 5000;
    await wire.send('PUT', '/api/msg/message/read', { id: 'nothing' });
    await wire.data('/sandbox/state');
    const calls = await wire.data('/sandbox/calls');
    expect(calls).toMatchObject([
      { method: 'GET', path: info, query: { os: '1', deviceCode: 'Chrome 156' }, status: 200, at: 1_000_000 },
      { method: 'PUT', path: '/api/msg/message/read', body: { id: 'nothing' }, status: 200, at: 1_005_000 },
    ]);
    expect(calls[0].headers.authorization).toMatch(/^Bearer \w+/);
  });

  it('keep the reports of a page until a reset, and take nothing else for one', async () => {
    const sandbox = createSandbox();
    const wire = wireOf(sandbox);
    const send = async (body: unknown) => {
      const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'text/plain' } };
      return (await sandbox.fetch('/sandbox/reports', init)).status;
    };
    const report = { type: 'chunk', file: 'a.js', release: '0.2.0', view: '/index', at: 1 };
    expect(await send({ reports: [report] })).toBe(200);
    expect(await send({ reports: [{ ...report, at: 2 }] })).toBe(200);
    expect(await send({ reports: ['text'] })).toBe(400);
    expect(await wire.data('/sandbox/reports')).toEqual([report, { ...report, at: 2 }]);
    sandbox.reset();
    expect(await wire.data('/sandbox/reports')).toEqual([]);
  });

  it('reset the data and keep the tokens', async () => {
    const sandbox = createSandbox();
    const ask = portalOf(sandbox, 'teacher');
    await ask(markAllNotificationsRead, { type: 1 });
    sandbox.fault({ method: 'GET', path: info, status: 500 });
    await wireOf(sandbox).send('POST', '/sandbox/reset');
    expect(sandbox.calls()).toEqual([]);
    expect((await ask(getUserInfo, undefined)).userInfo.username).toBe('teacher');
    expect((await ask(getNotificationCounts, undefined))[0]?.count).toBe(128);
  });

  it('expire one token, or every one', async () => {
    const sandbox = createSandbox();
    const [teacher, admin] = [wireOf(sandbox, 'teacher'), wireOf(sandbox, 'admin')];
    const expire = async (body: object) => (await teacher.send('POST', '/sandbox/expire', body)).json();
    expect(await expire({ token: teacher.token })).toEqual({ expired: 1 });
    expect(await expire({ token: teacher.token })).toEqual({ expired: 0 });
    expect((await teacher.send('GET', info)).status).toBe(401);
    expect((await admin.send('GET', info)).status).toBe(200);
    expect(await expire({})).toEqual({ expired: 1 });
    expect((await admin.send('GET', info)).status).toBe(401);
  });

  it('make the same world from the same seed', async () => {
    const clock = { time: new Date(2026, 10, 21, 10, 30).getTime() };
    const [one, other] = [sandboxAt(clock), sandboxAt(clock)].map((sandbox) => portalOf(sandbox, 'teacher'));
    expect(await one?.(getTickets, { current: 1 })).toEqual(await other?.(getTickets, { current: 1 }));
  });

  it('stop the clock at a time, and let it go on', async () => {
    const sandbox = createSandbox();
    const wire = wireOf(sandbox, 'teacher');
    const stopped = new Date(2026, 10, 21, 10, 30).getTime();
    await wire.send('POST', '/sandbox/clock', { now: stopped });
    await wire.send('GET', `${info}?os=1`);
    await wire.send('POST', '/sandbox/clock', { now: null });
    await wire.send('GET', `${info}?os=1`);
    const [first, second] = sandbox.calls();
    expect(first?.at).toBe(stopped);
    expect(Math.abs((second?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    expect((await wire.send('POST', '/sandbox/clock', { now: 'noon' })).status).toBe(400);
  });

  it('let a guest of an organisation in', async () => {
    const given = await wireOf(createSandbox()).send('POST', '/sandbox/enter', { guestOf: 'demo' });
    expect(await given.json()).toEqual({ token: expect.any(String), userId: '', orgCode: 'demo' });
  });

  it('log an account in without its form', async () => {
    const sandbox = createSandbox();
    const given = await wireOf(sandbox).send('POST', '/sandbox/enter', { username: 'teacher' });
    const { token, userId, orgCode } = await given.json();
    expect({ userId, orgCode }).toEqual({ userId: 'u-1001', orgCode: 'demo' });
    const answer = await sandbox.fetch(`${info}?os=1`, { headers: { Authorization: `Bearer ${token}` } });
    const { code, data } = await answer.json();
    expect([code, JSON.stringify(data)]).toEqual([200, expect.stringContaining('"userId":"u-1001"')]);
    const nobody = await wireOf(sandbox).send('POST', '/sandbox/enter', { username: 'somebody' });
    expect(nobody.status).toBe(400);
  });

  it('notify an account', async () => {
    const sandbox = createSandbox();
    const ask = portalOf(sandbox, 'newcomer');
    const notification = { user: 'newcomer', content: '欢迎加入', sourceType: 21, sourceId: '7' };
    await wireOf(sandbox).send('POST', '/sandbox/notify', notification);
    expect((await ask(getNotificationCounts, undefined))[0]?.count).toBe(1);
    const { records } = await ask(getNotifications, { type: 1, isRead: 0, current: 1, size: 200 });
    expect(records).toMatchObject([
      { content: '欢迎加入', sourceType: 21, sourceId: '7', type: 1, isRead: 0 },
    ]);
  });

  it('reply to a ticket, which is in progress and unread from then on', async () => {
    const sandbox = createSandbox();
    const ask = portalOf(sandbox, 'teacher');
    const before = await ask(getUnreadTicketCount, undefined);
    await wireOf(sandbox).send('POST', '/sandbox/reply', { problemId: 'p-1033', content: '正在为您处理' });
    expect(await ask(getUnreadTicketCount, undefined)).toBe(before + 1);
    const [ticket] = (await ask(getTickets, { current: 1 })).records;
    expect(ticket).toMatchObject({ problemId: 'p-1033', state: ticketStatuses.underWay, unreadMsgCount: 1 });
  });

  it.each([
    ['notify', { user: 'nobody', content: '你好', sourceType: 20 }],
    ['notify', { user: 'teacher' }],
    ['reply', { problemId: 'nothing', content: '你好' }],
    ['scan', { state: 's', result: 'maybe' }],
    ['faults', { method: 'GET' }],
  ])('refuse a %s that makes no sense', async (name, body) => {
    expect((await wireOf(createSandbox()).send('POST', `/sandbox/${name}`, body)).status).toBe(400);
  });
});

describe('a fault', () => {
  it('answers the next call of its path as it says, and only that one', async () => {
    const sandbox = createSandbox();
    const wire = wireOf(sandbox, 'teacher');
    await wire.send('POST', '/sandbox/faults', {
      method: 'GET',
      path: info,
      status: 503,
      body: { msg: '维护中' },
    });
    expect((await wire.send('POST', info)).status).toBe(404);
    const failed = await wire.send('GET', `${info}?os=1`);
    expect(failed.status).toBe(503);
    expect(await failed.json()).toEqual({ msg: '维护中' });
    expect((await wire.send('GET', info)).status).toBe(200);
    expect(sandbox.calls().map(({ status }) => status)).toEqual([404, 503, 200]);
  });

  it('lasts as many calls as it is told', async () => {
    const sandbox = createSandbox();
    const wire = wireOf(sandbox, 'teacher');
    sandbox.fault({ method: 'get', path: info, status: 500, times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await wire.send('GET', info)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('sends a string as a page', async () => {
    const sandbox = createSandbox();
    sandbox.fault({ method: 'GET', path: info, body: '<h1>网关错误</h1>' });
    const response = await wireOf(sandbox).send('GET', info);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe('<h1>网关错误</h1>');
  });

  it('that only delays lets the true answer follow', async () => {
    const sandbox = createSandbox();
    sandbox.fault({ method: 'GET', path: info, delayMs: 40 });
    const start = performance.now();
    const response = await wireOf(sandbox, 'teacher').send('GET', info);
    expect(performance.now() - start).toBeGreaterThanOrEqual(35);
    expect((await response.json()).data.userInfo.username).toBe('teacher');
  });

  it('breaks the connection', async () => {
    const sandbox = createSandbox();
    sandbox.fault({ method: 'GET', path: info, drop: true });
    await expect(wireOf(sandbox, 'teacher').send('GET', info)).rejects.toBeInstanceOf(ConnectionDropped);
    expect(sandbox.calls()).toMatchObject([{ path: info, status: 0 }]);
  });

  it('leaves a call that is aborted meanwhile', async () => {
    const sandbox = createSandbox();
    sandbox.fault({ method: 'GET', path: info, delayMs: 60_000 });
    const controller = new AbortController();
    const waiting = sandbox.fetch(`http://localhost${info}`, { signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the front door', () => {
  it('is shut without a live token', async () => {
    const wire = wireOf(createSandbox());
    const response = await wire.send('GET', info);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 401, msg: '登录已失效，请重新登录' });
    const dead = await wire.send('GET', info, undefined, { authorization: 'Bearer dead' });
    expect(dead.status).toBe(401);
  });

  it('is shut to a dead token even where everyone may enter without one', async () => {
    const sandbox = createSandbox();
    const wire = wireOf(sandbox, 'teacher');
    const modules = '/api/operate/homeModule/list';
    await wire.send('POST', '/sandbox/expire', {});
    expect((await wire.send('GET', modules)).status).toBe(401);
    expect((await wireOf(sandbox).send('GET', modules)).status).toBe(200);
  });

  it('knows no other address', async () => {
    expect((await wireOf(createSandbox(), 'teacher').send('GET', '/api/nothing')).status).toBe(404);
  });

  it('refuses what is missing with a body code and a readable message', async () => {
    const response = await wireOf(createSandbox(), 'teacher').send('POST', '/api/orgUser/problem', {
      type: 9,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 400, msg: '参数有误：type、content' });
  });

  it('answers calls from other pages, with credentials', async () => {
    const wire = wireOf(createSandbox());
    const preflight = await wire.send('OPTIONS', info, undefined, {
      origin: 'https://school.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,signature,timestamp',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('signature');
    const refused = await wire.send('GET', info, undefined, { origin: 'https://school.example' });
    for (const { headers } of [preflight, refused]) {
      expect(headers.get('access-control-allow-origin')).toBe('https://school.example');
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    }
  });

  it('shows avatars of those who have one', async () => {
    const wire = wireOf(createSandbox());
    expect((await wire.send('GET', '/avatars/u-1001.jpg?t=1')).headers.get('content-type')).toBe(
      'image/svg+xml',
    );
    expect((await wire.send('GET', '/avatars/u-1003.jpg')).status).toBe(404);
  });

  it('tells organisations apart', async () => {
    const ask = portalOf(createSandbox());
    expect((await ask(getOrgByCode, { orgCode: 'demo' })).collectState).toBe(false);
    expect((await ask(getOrgByCode, { orgCode: 'collect' })).collectWord).toContain('补充');
    await expect(ask(getOrgByCode, { orgCode: 'nowhere' })).rejects.toThrow('机构不存在');
  });
});
