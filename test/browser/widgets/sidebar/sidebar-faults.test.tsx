import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catchWindow } from '../../catch-window.ts';
import { readingFaults, signedOut, writingFaults, type Fault } from '../../faults.ts';
import { paths, showSidebar } from './sidebar-scene.tsx';
import { eventually, expectAccessible, forms } from '../../widget.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(forms)('faults, as %s', (form) => {
  const failing = (method: string, path: string, fault: Fault) =>
    showSidebar(form, { prepare: (sandbox) => sandbox.fault({ method, path, ...fault }) });
  const entry = (shown: ReturnType<typeof showSidebar>) => shown.findByRole('link', { name: '我的课程' });

  test.each(readingFaults)(
    '%s of the study totals: says so, all else is there, a retry brings them',
    async (_, fault) => {
      const shown = failing('GET', paths.totals, fault);
      await shown.findByText('学习统计加载失败');
      await entry(shown);
      await shown.findByText('陈思远');
      const retry = await shown.findByRole('button', { name: '重试' });
      expect(shown.getAllByRole('alert').filter((one) => one.textContent)).toHaveLength(1);
      expect(shown.queryByText('-')).toBeNull();
      await expectAccessible(shown.host);
      await userEvent.click(retry);
      await shown.findByRole('link', { name: /学习时长/ });
      expect(shown.queryByText('学习统计加载失败')).toBeNull();
      expect(shown.calls(paths.totals)).toHaveLength(2);
    },
  );

  test.each(readingFaults)(
    '%s of the user: says so, all else is there, a retry brings the name',
    async (_, fault) => {
      const shown = failing('GET', paths.user, fault);
      await shown.findByText('个人信息加载失败');
      await entry(shown);
      await shown.findByRole('link', { name: /学习时长/ });
      const retry = await shown.findByRole('button', { name: '重试' });
      expect(shown.getAllByRole('alert').filter((one) => one.textContent)).toHaveLength(1);
      await expectAccessible(shown.host);
      await userEvent.click(retry);
      await shown.findByText('陈思远');
      expect(shown.queryByText('个人信息加载失败')).toBeNull();
    },
  );

  test.each(readingFaults)('%s of the unread count: no badge, no message', async (_, fault) => {
    const shown = failing('GET', paths.counts, fault);
    await eventually(() => expect(shown.calls(paths.counts)).toHaveLength(1));
    await shown.findByText('陈思远');
    await shown.findByRole('link', { name: '系统消息' });
    expect(shown.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  test.each(readingFaults)('%s of the organisation: no annual report, no message', async (_, fault) => {
    const shown = failing('GET', paths.organisation, fault);
    await eventually(() => expect(shown.calls(paths.organisation)).toHaveLength(1));
    await shown.findByText('陈思远');
    await entry(shown);
    expect(shown.queryByRole('button', { name: '年度学习报告' })).toBeNull();
    expect(shown.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  test.each(writingFaults)(
    '%s of the one-time key: one message, the window is closed, it can be tried again',
    async (_, fault) => {
      const shown = failing('POST', paths.key, fault);
      const ticket = await shown.findByRole('button', { name: /我的票券/ });
      const first = catchWindow();
      await userEvent.click(ticket);
      await eventually(() => expect(first.close).toHaveBeenCalled());
      const alert = await shown.findByRole('alert');
      await eventually(() => expect(alert.textContent).not.toBe(''));
      expect(alert.querySelectorAll('button')).toHaveLength(1);
      first.open.mockRestore();

      const second = catchWindow();
      await userEvent.click(ticket);
      await eventually(() => expect(second.frame.contentWindow?.location.pathname).toBe('/external/ticket'));
    },
  );

  test.each([
    ['the study totals', 'GET', paths.totals],
    ['the user', 'GET', paths.user],
    ['the unread count', 'GET', paths.counts],
  ] as const)(
    'a session that ends at %s leads to the login, not away from the page',
    async (_, method, path) => {
      const address = window.location.href;
      const left = vi.fn();
      window.addEventListener('portal-signed-out', left);
      const shown = failing(method, path, signedOut);
      await shown.findByText('登录后即可进入个人空间');
      expect(window.location.href).toBe(address);
      expect(left).toHaveBeenCalledTimes(form === 'element' ? 1 : 0);
      window.removeEventListener('portal-signed-out', left);
    },
  );

  test('a session that ends at the one-time key closes the window', async () => {
    const shown = failing('POST', paths.key, signedOut);
    const { close } = catchWindow();
    await userEvent.click(await shown.findByRole('button', { name: /我的票券/ }));
    await shown.findByText('登录后即可进入个人空间');
    await eventually(() => expect(close).toHaveBeenCalled());
  });

  test('slow responses show skeletons, and the menu at once', async () => {
    const shown = showSidebar(form, {
      prepare: (sandbox) => {
        for (const path of [paths.totals, paths.user]) sandbox.fault({ method: 'GET', path, delayMs: 5000 });
      },
    });
    await entry(shown);
    expect(shown.getAllByRole('status').map((one) => one.innerText.trim())).toEqual(
      expect.arrayContaining(['加载中', '加载中']),
    );
    expect(shown.queryByText('陈思远')).toBeNull();
    expect(shown.queryByText('-')).toBeNull();
  });

  test('what is known of the totals stays when a later load fails', async () => {
    const shown = showSidebar(form);
    const hours = await shown.findByRole('link', { name: /学习时长/ });
    const known = hours.textContent;
    shown.sandbox.fault({ method: 'GET', path: paths.totals, status: 500 });
    // A remount loads again, but not within moments of the last load.
    await eventually(async () => {
      shown.call('toggle');
      await eventually(() => expect(shown.queryByRole('complementary')).toBeNull());
      shown.call('toggle');
      await shown.findByText('学习统计加载失败', undefined, { timeout: 300 });
    });
    expect(shown.getByRole('link', { name: /学习时长/ }).textContent).toBe(known);
  });
});
