import { afterEach, describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wholePortal } from './whole-portal.tsx';
import { keepLoginState } from '#src/session/login/login-state.ts';
import { makeState } from '#src/session/login/scan-state.ts';
import { expectAccessible, openPortal, show, type SceneOptions } from '../widgets/login/login-scene.tsx';

const home = window.location.href;

afterEach(() => history.replaceState(null, '', home));

/** Renders the whole portal at a URL. */
function open(address: string, options: SceneOptions & { prepare?: (scene: Scene) => void } = {}) {
  const scene = openPortal(options);
  options.prepare?.(scene);
  history.replaceState(null, '', address);
  show(wholePortal(scene.portal), scene.portal);
  return scene;
}
type Scene = ReturnType<typeof openPortal>;

const address = () => window.location.pathname + window.location.search;
const expectAddress = (expected: string) => expect.poll(address).toBe(expected);
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function fillCode(sms: Scene['sms'], mobile: string): Promise<void> {
  await field('手机号').fill(mobile);
  await button('获取验证码').click();
  await expect.element(page.getByText('验证码已发送到您的手机上')).toBeVisible();
  await field('验证码').fill(await sms(mobile));
}

async function fillPassword(password: string): Promise<void> {
  await field('新密码').fill(password);
  await field('确认密码').fill(password);
}

describe('the log-in page', () => {
  it('leads to the redirect after signing in', async () => {
    open('/login/index?redirect=%2Fsearch%3FsearchVal%3D1');
    await field('用户名').fill('teacher');
    await field('密码').fill('Teacher#2026');
    await button('登录').click();
    await expectAddress('/search?searchVal=1');
  });

  it('hands the redirect on to the other ways in', async () => {
    open('/login/index?redirect=%2Fsearch');
    await page.getByRole('link', { name: '忘记密码' }).click();
    await expectAddress('/login/forget?redirect=%2Fsearch');
    await page.getByRole('link', { name: '返回登录' }).click();
    await expectAddress('/login/index?redirect=%2Fsearch');
  });
});

describe('a forgotten password', () => {
  it('is set anew in three steps', async () => {
    const { sms, callsTo } = open('/login/forget');
    await fillCode(sms, '13812345678');
    await button('下一步').click();
    await expect.element(field('新密码')).toHaveFocus();
    await fillPassword('Brandnew#12');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('密码设置成功')).toBeVisible();
    expect(callsTo('/api/auth/login/resetPassword').map((call) => call.body)).toEqual([
      { mobile: '13812345678', code: await sms('13812345678'), password: 'Brandnew#12', passwordLevel: 3 },
    ]);
    await page.getByRole('link', { name: '立即登录' }).click();
    await field('用户名').fill('teacher');
    await field('密码').fill('Brandnew#12');
    await button('登录').click();
    await expectAddress('/index');
  });

  it('goes no further with a wrong code', async () => {
    const { sms } = open('/login/forget');
    await fillCode(sms, '13812345678');
    await field('验证码').fill('1');
    await button('下一步').click();
    await expect.element(page.getByText('验证码不正确，请重新输入')).toBeVisible();
    await expect.element(field('手机号')).toHaveValue('13812345678');
  });

  it('shows what the new password lacks while it is typed', async () => {
    const { sms } = open('/login/forget');
    await fillCode(sms, '13812345678');
    await button('下一步').click();
    const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await field('新密码').fill('abcdefgh');
    await expect.element(rule('不含空格')).toHaveTextContent('已满足');
    await expect.element(rule('8-16位字符')).toHaveTextContent('已满足');
    await expect.element(rule('包含字母、数字和符号')).toHaveTextContent('未满足');
    await button('设置密码').click();
    await expect.element(page.getByText('密码格式不正确')).toBeVisible();
    await expect.element(page.getByText('请再次输入密码', { exact: true })).toBeVisible();
    await field('新密码').fill('Abcdefg#1');
    await field('确认密码').fill('Abcdefg#2');
    await expect.element(page.getByText('两次输入密码不一致')).toBeVisible();
    await expect.element(page.getByText('密码格式不正确')).not.toBeInTheDocument();
    await expectAccessible();
  });
});

describe('registration', () => {
  it('takes name, number and password, and signs in', async () => {
    const { sms, portal, callsTo } = open('/login/register?redirect=%2Fsearch');
    await field('姓名').fill('沈一诺');
    await field('身份证号（选填）').fill('42010619880312452x');
    await page.getByLabelText('省').selectOptions('湖北省');
    await page.getByLabelText('市', { exact: true }).selectOptions('武汉市');
    await fillCode(sms, '13511112222');
    await fillPassword('Teacher#2026');
    await button('注册').click();
    await expectAddress('/search');
    expect(portal.session.getState().userId).not.toBe('');
    expect(callsTo('/api/orgUser/register')[0]?.body).toMatchObject({
      orgCode: 'demo',
      realName: '沈一诺',
      idCard: '42010619880312452X',
      mobile: '13511112222',
      passwordLevel: 7,
      regionId: '4201',
    });
  });

  it('tells teachers whether their region knows them', async () => {
    open('/login/register');
    await field('姓名').fill('许静怡');
    const top = () => button('注册').element().getBoundingClientRect().top;
    const before = top();
    await field('身份证号（选填）').fill('420106199203157826');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('已在教师名册中找到您的信息：东湖区实验小学')).toBeVisible();
    await field('姓名').fill('许静');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('教师名册中暂无您的信息，可继续注册')).toBeVisible();
    // A button that moved would not be met by who is pressing it.
    expect(top()).toBe(before);
  });

  it('asks for no region where regions cannot be asked for', async () => {
    open('/login/register', { settings: { signSecret: '' } });
    await expect.element(field('姓名')).toBeVisible();
    await expect.element(page.getByLabelText('省')).not.toBeInTheDocument();
  });

  it('takes a number alone', async () => {
    const { sms, portal } = open('/login/mobileRegister');
    expect(page.getByLabelText('姓名').elements()).toEqual([]);
    await fillCode(sms, '13511113333');
    await fillPassword('Teacher#2026');
    await button('注册').click();
    await expect.poll(() => portal.session.getState().userId).not.toBe('');
  });

  it('shows every error at once', async () => {
    open('/login/register');
    await field('姓名').fill('Shen');
    await field('身份证号（选填）').fill('123');
    await button('注册').click();
    for (const message of [
      '请输入正确的中文名',
      '身份证号码不符合规范',
      '请输入手机号',
      '请输入验证码',
      '请输入密码',
      '请再次输入密码',
    ]) {
      await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect.element(field('姓名')).toHaveFocus();
    await field('姓名').fill('');
    await expect.element(page.getByText('请输入20位以内中文名', { exact: true })).toBeVisible();
  });

  it('keeps what was typed when the number is taken', async () => {
    const { sms } = open('/login/register');
    await field('姓名').fill('沈一诺');
    await fillCode(sms, '13812345678');
    await fillPassword('Teacher#2026');
    await button('注册').click();
    await expect.element(page.getByText('该手机号已注册，请直接登录')).toBeVisible();
    await expect.element(field('姓名')).toHaveValue('沈一诺');
    await expect.element(field('新密码')).toHaveValue('Teacher#2026');
  });

  it('says so where the organisation takes none', async () => {
    open('/login/register', { settings: { org: 'closed' } });
    await expect.element(page.getByText('该机构未开放自主注册')).toBeVisible();
    expect(page.getByLabelText('姓名').elements()).toEqual([]);
  });

  it('can be asked for again where the server did not answer', async () => {
    open('/login/register', {
      before: ({ fault }) =>
        fault({ method: 'GET', path: '/api/orgUser/register/getRegisterState', status: 503, body: {} }),
    });
    await button('重试').click();
    await expect.element(field('姓名')).toBeVisible();
  });
});

it('activates an account that the organisation has made, with the token of the invitation', async () => {
  const { sms, portal, callsTo } = open('/login/activate?token=invitation-1');
  await fillCode(sms, '13500003333');
  await fillPassword('Teacher#2026');
  await button('激活并登录').click();
  await expect.poll(() => portal.session.getState().userId).not.toBe('');
  const [call] = callsTo('/api/orgUser/login/activate');
  expect(call?.headers.authorization).toBe('Bearer invitation-1');
});

describe('after a scan', () => {
  const arrive = async (result: 'bound' | 'unbound' | 'refused', path: string) => {
    const scene = openPortal();
    const state = makeState();
    const { code }: { code: string } = await (await scene.scan(state, result)).json();
    history.replaceState(null, '', `${path}?code=${code}&state=${state}`);
    show(wholePortal(scene.portal), scene.portal);
    return scene;
  };

  it('a bound account lands in the learning center, by way of /wxlogin too', async () => {
    await arrive('bound', '/wxlogin');
    await expectAddress('/space/workbench');
  });

  it('an unbound account is bound to a number', async () => {
    const { sms, portal } = await arrive('unbound', '/login/wxScanLogin');
    await expectAddress('/login/wxPhoneBinding');
    await expect.element(page.getByText(/春风化雨，您好！/)).toBeVisible();
    await fillCode(sms, '13987654321');
    await button('绑定并登录').click();
    await expectAddress('/space/workbench');
    expect(portal.session.getState().userId).toBe('u-1002');
    expect(sessionStorage.getItem('portal.boundInfo')).toBeNull();
  });

  it('somebody new registers on the same page, and keeps what was typed', async () => {
    const { sms, callsTo } = await arrive('unbound', '/login/wxScanLogin');
    await expectAddress('/login/wxPhoneBinding');
    await field('手机号').fill('13511114444');
    await button('还没有账号？注册新账号').click();
    await expect.element(field('手机号')).toHaveValue('13511114444');
    await field('姓名').fill('沈一诺');
    await button('已有账号？直接绑定').click();
    await expect.element(field('姓名')).not.toBeVisible();
    await button('还没有账号？注册新账号').click();
    await expect.element(field('姓名')).toHaveValue('沈一诺');
    await fillCode(sms, '13511114444');
    await expectAccessible();
    await button('注册并绑定').click();
    // The account has no password yet, so the portal asks for one on the way.
    await expectAddress('/space/settingPwd?redirect=%2Fspace%2Fworkbench');
    await page.getByRole('link', { name: '暂不设置' }).click();
    await expectAddress('/space/workbench');
    expect(callsTo('/api/auth/wechat/wechatRegister')[0]?.body).toMatchObject({
      realName: '沈一诺',
      orgCode: 'demo',
      openId: expect.stringMatching(/^wx-/),
    });
  });

  it('a refusal leads back, with the message and without the code', async () => {
    await arrive('refused', '/login/wxScanLogin');
    await expectAddress('/login/wxScanLogin');
    await expect.element(page.getByText('您已拒绝授权登录')).toBeVisible();
  });

  it('the binding page is for those who have scanned', async () => {
    open('/login/wxPhoneBinding');
    await expectAddress('/login/wxScanLogin');
  });
});

describe('/commonLogin', () => {
  test.each([
    ['/commonLogin', '/login/index'],
    ['/commonLogin?redirect=%2Fspace%2Fpoint%3Fa%3D1', '/login/index?redirect=%2Fspace%2Fpoint%3Fa%3D1'],
    ['/commonLogin?redirect=%2FcommonLogin', '/login/index'],
    ['/commonLogin?redirect=%2F%2Fevil.example', '/login/index'],
  ])('%s ends a guest’s session without asking and continues to %s', async (from, to) => {
    const { portal } = open(from, { prepare: ({ portal }) => portal.session.logIn('guest', '') });
    await expectAddress(to);
    expect(portal.session.getState()).toMatchObject({ token: '', userId: '' });
    await expect.element(field('用户名')).toBeVisible();
  });

  it('ends the session of a learner only after a yes', async () => {
    const { portal } = open('/commonLogin?redirect=%2Fspace%2Fpoint', {
      prepare: ({ portal, sandbox }) => portal.session.logIn(sandbox.tokenOf('teacher'), 'u-1001'),
    });
    await expect.element(page.getByRole('heading', { name: '此链接会退出登录' })).toHaveFocus();
    await expectAccessible();
    expect(portal.session.getState().userId).toBe('u-1001');
    await button('退出登录').click();
    await expectAddress('/login/index?redirect=%2Fspace%2Fpoint');
    expect(portal.session.getState()).toMatchObject({ token: '', userId: '' });
  });

  it.each([
    [false, ['portal.searches']],
    [true, []],
  ])(
    'forgets the learner where the settings say that the computer is public: %s',
    async (publicComputer, kept) => {
      const logIn = ({ portal, sandbox }: Scene) =>
        portal.session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
      const scene = open('/commonLogin', { settings: { publicComputer }, prepare: logIn });
      localStorage.setItem('portal.searches', '[]');
      const box = page.getByRole('checkbox', { name: '这是公用电脑' });
      if (publicComputer) await expect.element(box).toBeChecked();
      else await expect.element(box).not.toBeChecked();
      await button('退出登录').click();
      await expectAddress('/login/index');
      expect(Object.keys(localStorage).filter((key) => key === 'portal.searches')).toEqual(kept);
      // The page, which all files share, goes on forgetting until somebody logs in.
      logIn(scene);
    },
  );
});

async function guestToken(sandbox: Scene['sandbox']): Promise<string> {
  const response = await sandbox.fetch('http://sandbox.localhost/api/orgUser/login/visitorLoginByCode', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orgCode: 'demo' }),
  });
  const answer: { data: { token: string } } = await response.json();
  return answer.data.token;
}

/** Creates a one-time key for an account's session, as another site would. */
async function keyOf(sandbox: Scene['sandbox'], username: string): Promise<string> {
  const response = await sandbox.fetch('http://sandbox.localhost/api/auth/token/key', {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.tokenOf(username)}` },
  });
  const answer: { data: { id: string } } = await response.json();
  return answer.data.id;
}

const linksOf = {
  '/login_back?key=': keyOf,
  '/login/appLogin?token=': async (sandbox: Scene['sandbox'], username: string) => sandbox.tokenOf(username),
};
type Link = keyof typeof linksOf;
const links = Object.keys(linksOf) as Link[];

/** Returns the user of the session, independent of the user info that the page loads. */
function holder({ session }: Scene['portal']) {
  const { token, userId, orgCode } = session.getState();
  return { token, userId, orgCode };
}

/** Follows a login link; the `running` account is logged in before. */
async function follow(link: Link, into: string, { running = '', query = '&redirect=%2Fsearch' } = {}) {
  const scene = openPortal();
  if (running) scene.portal.session.logIn(scene.sandbox.tokenOf(running), 'u-1001');
  const before = holder(scene.portal);
  const credential = await linksOf[link](scene.sandbox, into);
  history.replaceState(null, '', link + credential + query);
  show(wholePortal(scene.portal), scene.portal);
  return { ...scene, before, credential };
}

describe.each(links)('a log-in by %s', (link) => {
  const path = link.slice(0, link.indexOf('?'));
  const question = (name: string) => page.getByRole('heading', { name: `将以${name}的身份登录` });

  it('says to a visitor whose account it is, and enters it when they agree', async () => {
    const { portal, before } = await follow(link, 'admin');
    await expect.element(question('周明')).toHaveFocus();
    await expect.element(page.getByText('账号：admin')).toBeVisible();
    expect(page.getByText(/^当前已登录为/).elements()).toEqual([]);
    // Credentials leave the URL at once; other parameters stay.
    expect(address()).toBe(`${path}?redirect=%2Fsearch`);
    expect(portal.session.getState()).toMatchObject(before);
    await expectAccessible();
    await button('登录').click();
    await expectAddress('/search');
    expect(portal.session.getState().userId).toBe('u-1002');
  });

  it('leads a visitor who declines to the log-in, which leads on', async () => {
    const { portal } = await follow(link, 'admin', { query: '&redirect=%2Fsearch%3FsearchVal%3DA%2526B' });
    await button('取消').click();
    await expectAddress('/login/index?redirect=%2Fsearch%3FsearchVal%3DA%2526B');
    expect(portal.session.getState()).toMatchObject({ token: '', userId: '' });
  });

  it('asks a guest like a visitor', async () => {
    const scene = openPortal();
    const guest = await guestToken(scene.sandbox);
    scene.portal.session.logIn(guest, '');
    history.replaceState(null, '', link + (await linksOf[link](scene.sandbox, 'admin')));
    show(wholePortal(scene.portal), scene.portal);
    await expect.element(question('周明')).toBeVisible();
    expect(scene.portal.session.getState()).toMatchObject({ token: guest, userId: '' });
    await button('取消').click();
    await expectAddress('/login/index');
    expect(scene.portal.session.getState().token).toBe(guest);
  });

  it('leaves somebody else’s session alone until they agree', async () => {
    const { portal, before } = await follow(link, 'admin', { running: 'teacher' });
    await expect.element(question('周明')).toBeVisible();
    await expect.element(page.getByText('当前已登录为陈思远，是否切换？')).toBeVisible();
    await expectAccessible();
    expect(portal.session.getState()).toMatchObject(before);
    expect(document.cookie).toContain(before.token);
    await button('切换账号').click();
    await expectAddress('/search');
    expect(portal.session.getState().userId).toBe('u-1002');
  });

  it('goes on in the running session where they decline', async () => {
    const { portal, before } = await follow(link, 'admin', { running: 'teacher' });
    await button('保持当前账号').click();
    await expectAddress('/search');
    expect(portal.session.getState()).toMatchObject({ token: before.token, userId: 'u-1001' });
  });

  it('never logs out by an organisation in its address', async () => {
    const { portal, before } = await follow(link, 'admin', { running: 'teacher', query: '&orgCode=closed' });
    await expect.element(page.getByText('当前已登录为陈思远，是否切换？')).toBeVisible();
    expect(portal.session.getState()).toMatchObject(before);
  });

  it('asks nothing of the account that is logged in, and keeps its session', async () => {
    const { portal, before } = await follow(link, 'teacher', { running: 'teacher' });
    await expectAddress('/search');
    expect(portal.session.getState().token).toBe(before.token);
  });

  it('asks about one whose session turns out to be over', async () => {
    const scene = openPortal();
    scene.portal.session.logIn('dead', 'u-1001');
    history.replaceState(null, '', link + (await linksOf[link](scene.sandbox, 'teacher')));
    show(wholePortal(scene.portal), scene.portal);
    await expect.element(question('陈思远')).toBeVisible();
    await button('登录').click();
    await expectAddress('/index');
    expect(scene.portal.session.getState().userId).toBe('u-1001');
  });

  it('enters without a question where it was begun in this browser, once', async () => {
    const scene = openPortal();
    scene.portal.session.logIn(scene.sandbox.tokenOf('teacher'), 'u-1001');
    const state = keepLoginState(window);
    const once = `${link}${await linksOf[link](scene.sandbox, 'admin')}&state=${state}&redirect=%2Fsearch`;
    history.replaceState(null, '', once);
    show(wholePortal(scene.portal), scene.portal);
    await expectAddress('/search');
    expect(scene.portal.session.getState().userId).toBe('u-1002');
    const again = `${link}${await linksOf[link](scene.sandbox, 'newcomer')}&state=${state}`;
    history.pushState(null, '', again);
    await expect.element(page.getByText('当前已登录为周明，是否切换？')).toBeVisible();
    expect(address()).toBe(path);
  });

  it('asks where the state is a stranger’s', async () => {
    keepLoginState(window);
    const { portal, before } = await follow(link, 'admin', { running: 'teacher', query: '&state=guessed' });
    await expect.element(question('周明')).toBeVisible();
    expect(address()).toBe(path);
    expect(portal.session.getState()).toMatchObject(before);
  });

  it('asks anew about a second link that the page is led to', async () => {
    const { sandbox } = await follow(link, 'admin');
    await expect.element(question('周明')).toBeVisible();
    history.pushState(null, '', link + (await linksOf[link](sandbox, 'newcomer')));
    await expect.element(question('吴晓彤')).toBeVisible();
    expect(address()).toBe(path);
  });

  it('is tried again where the server could not say whose it is', async () => {
    const scene = openPortal({
      before: ({ fault }) => fault({ method: 'GET', path: '/api/user/user/info', drop: true }),
    });
    history.replaceState(null, '', link + (await linksOf[link](scene.sandbox, 'admin')));
    show(wholePortal(scene.portal), scene.portal);
    await button('重试').click();
    await expect.element(question('周明')).toBeVisible();
    // A key can be used once.
    expect(scene.callsTo('/api/user/user/info')).toHaveLength(2);
    expect(scene.sandbox.calls().filter((call) => /appLogin$|token\/key\/./.test(call.path))).toHaveLength(1);
  });
});

describe('a log-in by link that cannot be', () => {
  test.each([
    ['/login_back?key=used', '登录凭证无效或已失效'],
    ['/login/appLogin?token=dead', '登录链接已失效，请从原应用或原网站重新进入'],
  ])('%s says so, and leaves the running session alone', async (link, message) => {
    const { portal } = open(link, {
      prepare: ({ portal, sandbox }) => portal.session.logIn(sandbox.tokenOf('teacher'), 'u-1001'),
    });
    const before = holder(portal);
    await expect.element(page.getByText(message)).toBeVisible();
    expect(page.getByText('登录已失效').elements()).toEqual([]);
    expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([]);
    expect(address()).toBe(link.slice(0, link.indexOf('?')));
    expect(portal.session.getState()).toMatchObject(before);
    await expectAccessible();
  });
});

describe('the app’s log-in page of an organisation', () => {
  it('asks for the account, and logs in within that organisation', async () => {
    const scene = open('/login/appLogin?orgCode=closed&redirect=%2Fsearch');
    await field('用户名').fill('learner');
    await field('密码').fill('Learner#2026');
    await expectAccessible();
    await button('登录').click();
    await expectAddress('/search');
    expect(scene.callsTo('/api/auth/login/appLoginByOrg')).toMatchObject([
      { body: { orgCode: 'closed', username: 'learner' } },
    ]);
    expect(holder(scene.portal)).toMatchObject({ userId: 'u-1004', orgCode: 'closed' });
  });

  it('says that the account is of another organisation, and keeps the name', async () => {
    open('/login/appLogin?orgCode=closed');
    await field('用户名').fill('teacher');
    await field('密码').fill('Teacher#2026');
    await button('登录').click();
    await expect.element(page.getByText('用户名或密码错误')).toBeVisible();
    await expect.element(field('用户名')).toHaveValue('teacher');
  });
});

describe('a page that its address brings nothing', () => {
  test.each([
    ['/login_back', '缺少登录凭证'],
    ['/login/appLogin', '缺少登录凭证'],
    ['/wxlogin', '缺少微信授权信息'],
    ['/qrcode', '没有可显示的二维码'],
    ['/qrcode?text=https%3A%2F%2Fevil.example', '无法显示该二维码'],
    ['/qrcode?text=%2Flogin%2FappLogin%3Ftoken%3Dabc', '不能显示登录链接的二维码'],
    ['/qrcode?text=%2Flogin_back%3Fkey%3Dabc', '不能显示登录链接的二维码'],
    [
      '/qrcode?text=%2Flogin%2Findex%3Fredirect%3D%252Flogin_back%253Fkey%253Dabc',
      '不能显示登录链接的二维码',
    ],
    ['/qrcode?text=%2Findex%3Ftoken%3Dabc', '不能显示登录链接的二维码'],
  ])('%s stays where it is and says what is missing', async (path, message) => {
    open(path);
    await expect.element(page.getByText(message)).toBeVisible();
    await expectAccessible();
    expect(address()).toBe(path);
    expect(page.getByRole('img', { name: '二维码' }).elements()).toEqual([]);
  });

  it('shows a QR code of our own addresses', async () => {
    open('/qrcode?text=%2Fproject%3Fid%3D2001');
    await expect.element(page.getByRole('img', { name: '二维码' })).toBeVisible();
    await expect.element(page.getByText(`${window.location.origin}/project?id=2001`)).toBeVisible();
  });

  it.each([
    [2900, true],
    [3000, false],
  ])('with %i characters for a QR code shows it: %s', async (length, isShown) => {
    open(`/qrcode?text=%2Findex%3Fq%3D${'x'.repeat(length)}`);
    const code = page.getByRole('img', { name: '二维码' });
    if (isShown) {
      await expect.element(code).toBeVisible();
    } else {
      await expect.element(page.getByText('内容过长，无法生成二维码')).toBeVisible();
      expect(code.elements()).toEqual([]);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expectAccessible();
  });
});
