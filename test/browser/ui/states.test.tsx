import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorBoundary } from '#src/ui/states/ErrorBoundary.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { createToaster } from '#src/ui/toasts/toaster.ts';
import { mount, rootKinds } from '../mount.tsx';
import { eventually } from '../../eventually.ts';
import { TOAST_SUCCESS_MS, TOAST_ERROR_MS } from '#src/rules/limits.ts';

describe.each(rootKinds)('in %s', (kind) => {
  test('nothing to show says 暂无相关数据', () => {
    expect(mount(<EmptyState />, { kind }).getByText('暂无相关数据')).toBeTruthy();
  });

  test('in English it speaks English', () => {
    const language = { locale: 'en', overrides: {} } as const;
    expect(mount(<EmptyState />, { kind, language }).getByText('Nothing here yet')).toBeTruthy();
  });

  test('a failure is spoken, says what happened and can be tried again', async () => {
    const onRetry = vi.fn();
    const { findByRole } = mount(<ErrorState message="服务器繁忙，请稍后再试。" onRetry={onRetry} />, {
      kind,
    });
    expect((await findByRole('alert')).textContent).toContain('服务器繁忙，请稍后再试。');
    await userEvent.click(await findByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('while it is being tried again, the button is at work', async () => {
    const onRetry = vi.fn();
    const { findByRole } = mount(<ErrorState busy onRetry={onRetry} />, { kind });
    (await findByRole('button', { name: '重试', busy: true })).click();
    expect(onRetry).not.toHaveBeenCalled();
  });

  test('loading is spoken once, whatever its skeleton', () => {
    const { getByRole } = mount(
      <Loading>
        <Skeleton shape="circle" />
        <Skeleton lines={3} />
      </Loading>,
      { kind },
    );
    expect(getByRole('status').textContent).toBe('加载中');
  });

  test('a crash stays inside, is reported once, and can be tried again', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onError = vi.fn();
    let broken = true;
    function Fragile() {
      if (broken) throw new Error('broken');
      return <p>已恢复</p>;
    }
    const { findByRole, findByText, getByText } = mount(
      <>
        <p>旁边的内容</p>
        <ErrorBoundary onError={onError}>
          <Fragile />
        </ErrorBoundary>
      </>,
      { kind },
    );
    expect(getByText('旁边的内容')).toBeTruthy();
    expect(onError).toHaveBeenCalledTimes(1);
    broken = false;
    await userEvent.click(await findByRole('button', { name: '重试' }));
    await findByText('已恢复');
    quiet.mockRestore();
  });

  describe('a message', () => {
    function Saying() {
      const toast = useToast();
      const [said, setSaid] = useState(0);
      return (
        <button
          type="button"
          onClick={() => {
            toast({ tone: 'error', text: '网络连接失败' });
            setSaid(said + 1);
          }}
        >
          保存
        </button>
      );
    }

    test('of success is spoken politely, an error at once', async () => {
      const toaster = createToaster();
      const { getByText } = mount(null, { kind, toaster });
      toaster.show({ tone: 'success', text: '修改密码成功' });
      toaster.show({ tone: 'error', text: '网络连接失败' });
      await expect.poll(() => getByText('修改密码成功').closest('[role=status]')).not.toBeNull();
      expect(getByText('网络连接失败').closest('[role=alert]')).not.toBeNull();
    });

    test('that is said twice at once is shown once', async () => {
      const { getByRole, getAllByText } = mount(<Saying />, { kind });
      await userEvent.click(getByRole('button', { name: '保存' }));
      await userEvent.click(getByRole('button', { name: '保存' }));
      expect(getAllByText('网络连接失败')).toHaveLength(1);
    });

    test('goes by itself, an error later; while somebody reads, nothing goes', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const toaster = createToaster();
        const { getByText, queryByText } = mount(null, { kind, toaster });
        toaster.show({ tone: 'success', text: '修改密码成功' });
        toaster.show({ tone: 'error', text: '网络连接失败' });
        await eventually(() => getByText('网络连接失败'));
        vi.advanceTimersByTime(TOAST_SUCCESS_MS - 1000);
        toaster.show({ tone: 'success', text: '修改密码成功' });
        await vi.advanceTimersByTimeAsync(1000);
        expect(getByText('修改密码成功')).toBeTruthy();
        await vi.advanceTimersByTimeAsync(TOAST_SUCCESS_MS - 1000);
        await eventually(() => expect(queryByText('修改密码成功')).toBeNull());
        expect(getByText('网络连接失败')).toBeTruthy();

        await userEvent.hover(getByText('网络连接失败'));
        await vi.advanceTimersByTimeAsync(60_000);
        expect(getByText('网络连接失败')).toBeTruthy();
        await userEvent.unhover(getByText('网络连接失败'));
        await vi.advanceTimersByTimeAsync(TOAST_ERROR_MS);
        await eventually(() => expect(queryByText('网络连接失败')).toBeNull());
      } finally {
        vi.useRealTimers();
      }
    });

    test('can be dismissed', async () => {
      const { getByRole, findByRole, queryByText } = mount(<Saying />, { kind });
      await userEvent.click(getByRole('button', { name: '保存' }));
      await userEvent.click(await findByRole('button', { name: '关闭提示' }));
      expect(queryByText('网络连接失败')).toBeNull();
    });

    test('with an action stays until it is dismissed', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const toaster = createToaster();
        const onSelect = vi.fn();
        const { getByText, findByRole } = mount(null, { kind, toaster });
        toaster.show({ tone: 'error', text: '页面已更新', action: { label: '刷新页面', onSelect } });
        await eventually(() => getByText('页面已更新'));
        await vi.advanceTimersByTimeAsync(TOAST_ERROR_MS * 2);
        expect(getByText('页面已更新')).toBeTruthy();
        await userEvent.click(await findByRole('button', { name: '刷新页面' }));
        expect(onSelect).toHaveBeenCalledOnce();
      } finally {
        vi.useRealTimers();
      }
    });

    const long = '系统在保存时遇到了问题，'.repeat(250);

    test.each([
      ['of 3,000 characters', [long], 1440, 900],
      ['without any space', ['x'.repeat(3000)], 390, 844],
      ['four of them at 200 % zoom', ['一', '二', '三', '四'].map((one) => one + long), 720, 450],
    ])('%s leaves room on the page, and all of it can be read', async (_, texts, width, height) => {
      await page.viewport(width, height);
      const toaster = createToaster();
      const { getByText, getAllByRole } = mount(null, { kind, toaster });
      for (const text of texts) toaster.show({ tone: 'error', text });
      await expect.poll(() => getAllByRole('button', { name: '关闭提示' })).toHaveLength(texts.length);
      const notes = texts.map((text) => getByText(text));
      for (const note of notes) {
        const box = note.parentElement?.getBoundingClientRect();
        expect(box?.height).toBeLessThanOrEqual(height * 0.4);
        expect(box?.bottom).toBeLessThanOrEqual(height * 0.8);
        expect(box?.right).toBeLessThanOrEqual(width);
        expect(note.clientHeight).toBeGreaterThanOrEqual(20);
        expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
        await expect.poll(() => note.tabIndex).toBe(0);
      }
      const [first] = notes;
      first?.focus();
      await userEvent.keyboard('{End}');
      await expect
        .poll(() => (first ? first.scrollTop + first.clientHeight + 2 >= first.scrollHeight : false))
        .toBe(true);
      await page.viewport(1280, 720);
    });

    test('that is too long for its time stays until it is dismissed', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const toaster = createToaster();
        const { getByText } = mount(null, { kind, toaster });
        toaster.show({ tone: 'error', text: long });
        await eventually(() => getByText(long));
        await vi.advanceTimersByTimeAsync(TOAST_ERROR_MS * 10);
        expect(getByText(long)).toBeTruthy();
      } finally {
        vi.useRealTimers();
      }
    });

    test('is above everything of the page, and lets clicks pass beside it', async () => {
      const { getByRole, findByText } = mount(<Saying />, { kind });
      await userEvent.click(getByRole('button', { name: '保存' }));
      const viewport = (await findByText('网络连接失败')).closest('[popover]');
      await expect.poll(() => viewport?.matches(':popover-open')).toBe(true);
      expect(viewport && getComputedStyle(viewport).pointerEvents).toBe('none');
    });
  });
});
