import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { CHAPTERS_PAGE_SIZE, FIRST_CHAPTERS_SIZE } from '#host/app/limits.ts';
import { largeAmounts } from '#host/sandbox/fixtures/large-amounts.ts';
import {
  coursePath,
  itemOf,
  livePath,
  meeting,
  openDetails,
  projectPath,
  resourcePath,
} from './details-scene.tsx';
import { eventually, expectAccessible } from '../../widget.tsx';

const like = '/api/interact/like';
const course = '/courseHome?id=5003';

beforeEach(() => browserPage.viewport(1440, 900));

describe('the details of every kind', () => {
  test.each([
    ['/courseHome?id=5003', '主讲', '课程介绍'],
    ['/studioHome?id=4003', '主持人', '工作室介绍'],
    ['/liveList/live?id=3003', '直播时间', '直播介绍'],
    ['/thirdProject/2003', '主办单位', '项目介绍'],
    ['/project?id=2003', '学时', '项目介绍'],
    ['/activity?id=1003', '时间', '活动介绍'],
    ['/contest?id=6003', '参加人数', '赛事说明'],
    ['/resourceDetails?id=7003', '发布时间', '资源介绍'],
    ['/articles?id=7003', '作者', '正文'],
  ])(
    '%s show title, facts, description and four more, and axe finds nothing',
    async (address, fact, about) => {
      const page = openDetails(address, { as: 'teacher', settings: { theme: 'dark' } });
      const region = await page.findByRole('region', { name: about });
      await eventually(() => expect(region.textContent?.length).toBeGreaterThan(40));
      const title = page.getByRole('heading', { level: 1 }).textContent;
      expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toContain(fact);
      const more = within(await page.findByRole('region', { name: '同类推荐' }));
      const cards = await more.findAllByRole('listitem');
      expect(cards).toHaveLength(4);
      expect(more.queryByRole('link', { name: title ?? '' })).toBeNull();
      expect(page.head()).toMatchObject({ title, isMissing: false });
      expect(page.head()?.description?.length).toBeGreaterThan(10);
      await expectAccessible(page.host);
    },
  );

  test.each([
    ['/articles?id=7003', '/resourceDetails?id=7003'],
    ['/project?id=2003', '/thirdProject/2003'],
    ['/courseHome?from=home&id=5003', '/courseHome?id=5003'],
  ])('%s is canonically %s', async (address, canonical) => {
    const page = openDetails(address);
    await eventually(() => expect(page.head()?.canonical).toBe(canonical));
  });

  test('keep the heading while they load, so that it can have the focus', async () => {
    const page = openDetails(course, meeting(coursePath, { delayMs: 400 }));
    const heading = await page.findByRole('heading', { level: 1, name: '课程主页' });
    await page.findByRole('region', { name: '课程介绍' });
    expect(page.getByRole('heading', { level: 1 })).toBe(heading);
    expect(heading.textContent).not.toBe('课程主页');
  });
});

describe('an item that is not there', () => {
  test.each([
    ['/courseHome', '课程', '/course'],
    ['/courseHome?id=999', '课程', '/course'],
    ['/thirdProject/nothing', '培训项目', '/project'],
    ['/activity?id=2003', '教研活动', '/activity'],
    ['/articles?id=0', '文章', '/articles'],
  ])('%s says so, leads to the list and is not indexed', async (address, list, path) => {
    const page = openDetails(address);
    await page.findByRole('heading', { level: 1, name: '您要找的内容不存在或已下架' });
    expect(page.getByRole('link', { name: `去看看${list}` })).toHaveAttribute('href', path);
    await eventually(() => expect(page.head()).toMatchObject({ isMissing: true }));
    await expectAccessible(page.host);
  });

  test('is not replaced by another one', async () => {
    const other = await itemOf(coursePath, ({ id }) => id !== '5003');
    const page = openDetails(
      course,
      meeting(coursePath, { body: { code: 200, data: { records: [other], total: 1 } } }),
    );
    await page.findByRole('heading', { level: 1, name: '您要找的内容不存在或已下架' });
  });
});

describe('details that cannot be loaded', () => {
  test.each([
    ['HTTP 500', { status: 500, body: { code: 500, msg: '服务器繁忙' } }],
    ['a broken connection', { drop: true }],
    ['HTML', { body: '<html>502</html>' }],
    ['a wrong shape', { body: { code: 200, data: { records: [{ id: 5003 }], total: 1 } } }],
  ])('after %s say so, and are there after a retry', async (_, fault) => {
    const page = openDetails(course, meeting(coursePath, fault));
    await page.findByText('内容加载失败');
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await page.findByRole('region', { name: '课程介绍' });
  });
});

describe('the view', () => {
  test('is counted once', async () => {
    const page = openDetails('/thirdProject/2003');
    await page.findByRole('region', { name: '项目介绍' });
    await eventually(() => expect(page.calls('/pxapp/api/project/homePage/click/2003')).toHaveLength(1));
  });
});

describe('the like button', () => {
  const count = (name: string | null) => Number(name?.replace(/\D/g, ''));

  test('likes at once, and takes the like back', async () => {
    const page = openDetails(course);
    const button = await page.findByRole('button', { name: /^喜欢/ });
    const before = count(button.textContent);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    page.sandbox.fault({ method: 'POST', path: like, delayMs: 300 });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(count(button.textContent)).toBe(before + 1);
    await eventually(() => expect(page.calls(like)).toHaveLength(1));
    await eventually(async () => {
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-pressed', 'false');
    });
    expect(count(button.textContent)).toBe(before);
  });

  test('tells the other tabs that the item has changed', async () => {
    const page = openDetails(course);
    const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    onTestFinished(() => told.mockRestore());
    await userEvent.click(await page.findByRole('button', { name: /^喜欢/ }));
    await eventually(() =>
      expect(told).toHaveBeenCalledWith(
        expect.objectContaining({ endpoints: [{ method: 'GET', path: coursePath }] }),
      ),
    );
  });

  test.each([
    ['is refused', { body: { code: 400, msg: '操作太频繁' } }, '操作太频繁'],
    ['breaks off', { drop: true }, ''],
  ])('is as before where the server %s', async (_, fault, message) => {
    const page = openDetails(course);
    const button = await page.findByRole('button', { name: /^喜欢/ });
    const before = button.textContent;
    page.sandbox.fault({ method: 'POST', path: like, ...fault });
    await userEvent.click(button);
    await eventually(() => expect(page.toasts().join('')).toMatch(message || /./));
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(button.textContent).toBe(before);
  });

  test('leads a guest to the log-in', async () => {
    const page = openDetails('/resourceDetails?id=7003', { as: 'guest' });
    const link = await page.findByRole('link', { name: /^喜欢/ });
    expect(link.getAttribute('href')).toContain('/login/index?redirect=');
  });
});

describe('the favourite button', () => {
  const favourite = '/api/portal/favourite';
  const other = '/courseHome?id=5008';

  test('keeps at once, and no longer', async () => {
    const page = openDetails(other);
    const button = await page.findByRole('button', { name: '收藏' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    page.sandbox.fault({ method: 'PUT', path: favourite, delayMs: 300 });
    await userEvent.click(button);
    expect(button).toHaveTextContent('已收藏');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await eventually(() => expect(page.calls(favourite)).toHaveLength(1));
    await eventually(async () => {
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-pressed', 'false');
    });
  });

  test.each([
    ['is refused', { body: { code: 400, msg: '操作太频繁' } }],
    ['breaks off', { drop: true }],
  ])('is as before where the change %s', async (_, fault) => {
    const page = openDetails(other);
    const button = await page.findByRole('button', { name: '收藏' });
    page.sandbox.fault({ method: 'PUT', path: favourite, ...fault });
    await userEvent.click(button);
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  test('leads a guest to the log-in, and is not there without its call', async () => {
    const guest = openDetails('/resourceDetails?id=7003', { as: 'guest' });
    const link = await guest.findByRole('link', { name: '收藏' });
    expect(link.getAttribute('href')).toContain('/login/index?redirect=');
    const bare = openDetails(other, { as: 'teacher', settings: { features: [] } });
    await bare.findByRole('button', { name: /^喜欢/ });
    expect(bare.queryByRole('button', { name: '收藏' })).toBeNull();
  });
});

describe('sharing', () => {
  const stub = (name: 'share' | 'clipboard', value: unknown) => {
    const former = Object.getOwnPropertyDescriptor(navigator, name);
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => {
      if (former) Object.defineProperty(navigator, name, former);
      else Reflect.deleteProperty(navigator, name);
    });
  };
  const url = () => `${window.location.origin}/courseHome?id=5003`;
  const openShare = async (address = course) => {
    const page = openDetails(address);
    await userEvent.click(await page.findByRole('button', { name: '分享' }));
    return page;
  };

  test('is the system’s where there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    stub('share', share);
    const page = await openShare();
    const title = page.getByRole('heading', { level: 1 }).textContent;
    expect(share).toHaveBeenCalledExactlyOnceWith({ title, url: url() });
    expect(page.queryByRole('dialog')).toBeNull();
  });

  test('ends quietly where the user closes the share sheet', async () => {
    stub('share', vi.fn().mockRejectedValue(new DOMException('', 'AbortError')));
    const page = await openShare();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(page.queryByRole('dialog')).toBeNull();
    expect(page.toasts()).toEqual([]);
  });

  test('copies the link of the canonical page, beside its QR code', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    stub('share', undefined);
    stub('clipboard', { writeText });
    const page = await openShare('/courseHome?from=home&id=5003');
    const dialog = within(await page.findByRole('dialog', { name: '分享给同事' }));
    dialog.getByRole('img', { name: '本页的二维码' });
    expect(dialog.getByLabelText('页面链接')).toHaveValue(url());
    await expectAccessible(page.host);
    await userEvent.keyboard('{Enter}');
    await page.findByText('链接已复制');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url());
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(document.activeElement).toBe(page.getByRole('button', { name: '分享' })));
  });

  test('selects the link where the browser refuses to copy', async () => {
    stub('share', undefined);
    stub('clipboard', undefined);
    const page = await openShare();
    await userEvent.click(await page.findByRole('button', { name: '复制链接' }));
    await page.findByText(/请手动复制/);
    const field = page.getByLabelText<HTMLInputElement>('页面链接');
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url());
  });
});

describe('the main action', () => {
  test('of a session to come is a calendar file', async () => {
    const session = await itemOf(livePath, ({ status }) => status === 0);
    const page = openDetails(`/liveList/live?id=${session.id}`, { as: 'guest' });
    const button = await page.findByRole('button', { name: '加入日历提醒' });
    const made = vi.spyOn(URL, 'createObjectURL');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toMatch(/\.ics$/);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
    const blob = made.mock.calls[0]?.[0] as Blob;
    expect(blob.type).toBe('text/calendar');
    expect(await blob.text()).toContain(`UID:live-${session.id}@${window.location.hostname}`);
  });

  test('of a resource with a file downloads it', async () => {
    const resource = await itemOf(resourcePath, ({ categoryId }) => categoryId === 'd4');
    const page = openDetails(`/resourceDetails?id=${resource.id}`, { as: 'guest' });
    const link = await page.findByRole('link', { name: '下载资源' });
    expect(link).toHaveAttribute('href', `http://sandbox.localhost/sandbox/files/demo/${resource.id}`);
    expect(link).toHaveAttribute('download');
  });

  test('of a running activity leads to its site, and a guest to the log-in', async () => {
    const activity = await itemOf('/api/activity/base/getListByFilter', ({ status }) => status === 1);
    const page = openDetails(`/activity?id=${activity.id}`);
    expect(await page.findByRole('link', { name: /^参加活动.*在新窗口打开/ })).toHaveAttribute(
      'href',
      `http://sandbox.localhost/external/activity?id=${activity.id}`,
    );
    const forGuest = openDetails(`/activity?id=${activity.id}`, { as: 'guest' });
    const link = await forGuest.findByRole('link', { name: '登录后参加' });
    expect(link.getAttribute('href')).toContain('/login/index?redirect=');
  });

  test.each([
    ['that was begun continues it, and says nothing else before', { delayMs: 300 }, '继续学习'],
    ['whose progress does not load begins it', { status: 500 }, '开始学习'],
  ])('of a course %s', async (_, fault, name) => {
    const page = openDetails(course, meeting('/api/portal/progress/course/5003', fault));
    const link = await page.findByRole('link', { name: /^(开始|继续|再次)学习$/ });
    expect(link).toHaveAccessibleName(name);
    expect(link).toHaveAttribute('href', '/coursePlay?id=5003');
  });
});

test('the comments on the item stand below its description', async () => {
  const page = openDetails('/resourceDetails?id=7003', { as: 'guest' });
  await page.findByRole('heading', { level: 2, name: /^评论/ });
  await eventually(() =>
    expect(page.calls('/api/interact/v2/comment/page')[0]?.query).toMatchObject({
      sourceType: 'discover',
      sourceId: '7003',
    }),
  );
});

test('a course of two hundred chapters shows them page by page, and the focus goes to the first new one', async () => {
  const page = openDetails('/courseHome?id=5001', { as: 'teacher', large: true });
  const contents = within(await page.findByRole('region', { name: '课程目录' }));
  const headings = () => contents.getAllByRole('heading', { level: 3 });
  const more = (left: number) => contents.getByRole('button', { name: `显示更多章节（还有 ${left} 章）` });
  expect(headings()).toHaveLength(FIRST_CHAPTERS_SIZE);
  await userEvent.click(more(180));
  expect(headings()).toHaveLength(FIRST_CHAPTERS_SIZE + CHAPTERS_PAGE_SIZE);
  expect(headings()[FIRST_CHAPTERS_SIZE]).toHaveFocus();
  await userEvent.click(more(120));
  await userEvent.click(more(60));
  expect(headings()).toHaveLength(largeAmounts.chapters);
  expect(contents.queryByRole('button')).toBeNull();
});

test('what the server writes is harmless', async () => {
  const hostile = {
    id: '5003',
    title: '<img src=x onerror="window.harmed=1">',
    content: '<p>正文<img src=x onerror="window.harmed=1"><script>window.harmed=1</script></p>',
    cover: 'javascript:window.harmed=1',
    chapters: [{ id: '1', title: '<b>章</b>', lessons: [{ id: 'a&b', title: '<i>节</i>', url: '/video' }] }],
  };
  const page = openDetails(
    course,
    meeting(coursePath, { body: { code: 200, data: { records: [hostile], total: 1 } } }),
  );
  await page.findByRole('heading', { level: 1, name: hostile.title });
  await page.findByText('正文');
  expect(page.getByRole('heading', { level: 3, name: '<b>章</b>' })).toBeVisible();
  expect(page.getByRole('link', { name: /<i>节<\/i>/ })).toHaveAttribute(
    'href',
    '/coursePlay?id=5003&lesson=a%26b',
  );
  expect(Reflect.get(window, 'harmed')).toBeUndefined();
});

test('more of the category that cannot be loaded does not hide the details', async () => {
  const page = openDetails('/thirdProject/2003', {
    as: 'teacher',
    prepare: (sandbox) => {
      sandbox.fault({ method: 'GET', path: projectPath, delayMs: 1 });
      sandbox.fault({ method: 'GET', path: projectPath, status: 500 });
    },
  });
  await page.findByRole('region', { name: '项目介绍' });
  await page.findByText('同类推荐加载失败');
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  const more = within(page.getByRole('region', { name: '同类推荐' }));
  expect(await more.findAllByRole('listitem')).not.toHaveLength(0);
});

describe('related items', () => {
  const relatedPath = '/api/portal/related/project/2003';
  const project = '/thirdProject/2003';
  const relatedTo = (data: unknown) => meeting(relatedPath, { body: { code: 200, data } });

  test('lead from a project to its parts and to what one has of it', async () => {
    const page = openDetails(
      project,
      relatedTo([
        { kind: 'order', id: '202601001', title: '202601001' },
        { kind: 'course', id: 5004, title: '观察课堂' },
        { kind: 'live', id: '3001', title: '线上讲座' },
        { kind: 'exam', id: 'ex-5', title: '结业测试' },
        { kind: 'certificate', id: 'c-1', title: 'JX2026' },
        { kind: 'hologram', id: '1', title: '只有更新的后台知道' },
      ]),
    );
    const related = within(await page.findByRole('region', { name: '相关内容' }));
    await related.findByRole('link', { name: '观察课堂' });
    expect(related.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '课程',
      '直播',
      '考试',
      '订单',
      '证书',
    ]);
    expect(related.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['观察课堂', '/courseHome?id=5004'],
        ['线上讲座', '/liveList/live?id=3001'],
        ['结业测试', '/space/myExamination?id=ex-5'],
        ['202601001', '/space/orderDetail/202601001'],
        ['JX2026', '/space/myCertificates'],
      ],
    );
    await expectAccessible(page.host);
  });

  test('that cannot be loaded say so, and are there after a retry', async () => {
    const page = openDetails(project, meeting(relatedPath, { status: 500 }));
    const related = within(await page.findByRole('region', { name: '相关内容' }));
    await related.findByText('相关内容加载失败');
    await userEvent.click(related.getByRole('button', { name: '重试' }));
    await related.findAllByRole('term');
  });

  test('take no room where there are none', async () => {
    const page = openDetails(project, relatedTo([]));
    await page.findByRole('region', { name: '同类推荐' });
    await eventually(() => expect(page.queryByRole('region', { name: '相关内容' })).toBeNull());
  });

  test('are not asked for where the back end does not know the call', async () => {
    const page = openDetails(project, { as: 'teacher', settings: { features: [] } });
    await page.findByRole('region', { name: '同类推荐' });
    expect(page.queryByRole('region', { name: '相关内容' })).toBeNull();
    expect(page.calls(relatedPath)).toHaveLength(0);
  });

  test.each([
    ['a course', '/courseHome?id=5003', '所属项目'],
    ['a session', '/liveList/live?id=3003', '所属项目'],
    ['a studio', '/studioHome?id=4003', '成员'],
  ])('lead from %s back', async (_, address, group) => {
    const page = openDetails(address);
    const related = within(await page.findByRole('region', { name: '相关内容' }));
    expect((await related.findByRole('term')).textContent).toBe(group);
  });
});
