import { describe, expect, it } from 'vitest';
import { address, calls, logIn, openBrowser, openFeedback } from '../browser.ts';

const { visit } = openBrowser();

describe('the customer service', () => {
  it('opens in a window of its own, finds an answer, and hands over to feedback and to the phone', async () => {
    const { context, page, complaints } = await visit();
    await logIn(page, 'teacher');
    await (await openFeedback(page)).getByRole('tab', { name: '提交反馈' }).click();
    const [service] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('dialog').getByRole('link', { name: '智能客服（在新窗口打开）' }).click(),
    ]);
    await service.getByRole('heading', { name: '智能客服' }).waitFor();
    expect(new URL(service.url()).pathname).toBe('/customerService');
    expect(await service.getByRole('contentinfo').getByText('版权所有').count()).toBe(0);

    await service.getByRole('searchbox', { name: '搜索问题' }).fill('证书');
    await service.keyboard.press('Enter');
    await service.getByRole('button', { name: '结业证书在哪里下载？' }).click();
    await service.getByRole('heading', { name: '结业证书在哪里下载？' }).waitFor();
    await service
      .getByRole('article')
      .getByRole('listitem')
      .or(service.getByRole('article').getByRole('paragraph'))
      .first()
      .waitFor();

    const phone = service.getByRole('link', { name: '拨打客服电话 400-668-2026' });
    expect(await phone.getAttribute('href')).toBe('tel:4006682026');
    await service.getByRole('button', { name: '提交反馈' }).click();
    const desk = service.getByRole('dialog', { name: '意见反馈' });
    await desk.getByRole('radio', { name: '其他' }).check({ force: true });
    await desk.getByLabel('反馈内容').fill('证书下载后打不开。');
    await desk.getByRole('button', { name: '提交', exact: true }).click();
    await desk.getByText('操作成功,感谢您的反馈。').waitFor();
    expect(await calls('POST', '/api/orgUser/problem')).toMatchObject([{ status: 200 }]);
    expect(complaints).toEqual([]);
  });

  it('is there for a visitor on a phone, too', async () => {
    const { page } = await visit({ width: 390, height: 844 });
    await page.goto(`${address}/customerService`);
    await page.getByRole('button', { name: '忘记密码怎么办？' }).click();
    await page.getByRole('heading', { name: '忘记密码怎么办？' }).waitFor();
    await page.getByRole('button', { name: '返回问题列表' }).click();
    await page.getByRole('button', { name: '提交反馈' }).click();
    await page.getByRole('dialog', { name: '意见反馈' }).getByRole('link', { name: '登录后提交' }).waitFor();
  });
});
