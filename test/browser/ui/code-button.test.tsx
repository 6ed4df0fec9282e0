import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CodeButton } from '#src/ui/buttons/CodeButton.tsx';
import { mount, rootKinds } from '../mount.tsx';

const key = 'test.code';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

const realTimeout = globalThis.setTimeout;

/** Advances the timers and lets React render the change. */
async function pass(milliseconds: number) {
  for (const part of [milliseconds, 0]) {
    await vi.advanceTimersByTimeAsync(part);
    await new Promise((done) => realTimeout(done, 15));
  }
}

describe.each(rootKinds)('in %s', (kind) => {
  function show(onSend: () => Promise<boolean | void> = () => Promise.resolve()) {
    const stage = mount(<CodeButton onSend={onSend} storageKey={key} />, { kind });
    return { ...stage, button: stage.getByRole<HTMLButtonElement>('button') };
  }

  test('after a send it counts down from 120 seconds and is back at zero', async () => {
    const { button } = show();
    expect(button.textContent).toBe('获取验证码');
    button.click();
    await pass(0);
    expect(button.disabled).toBe(true);
    expect(button.textContent).toBe('120s后重新发送');
    await pass(1000);
    expect(button.textContent).toBe('119s后重新发送');
    await pass(118_000);
    expect(button.textContent).toBe('1s后重新发送');
    await pass(1000);
    expect(button.disabled).toBe(false);
    expect(button.textContent).toBe('获取验证码');
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test.each([
    ['back by five minutes', -300_000],
    ['back by a day', -86_400_000],
  ])('a clock that is set %s never shows more than 120 seconds, and the wait ends in time', async (_, by) => {
    const { button } = show();
    button.click();
    await pass(5000);
    vi.setSystemTime(Date.now() + by);
    await pass(1000);
    expect(button.textContent).toBe('114s后重新发送');
    await pass(114_000);
    expect(button.textContent).toBe('获取验证码');
  });

  test('a reload goes on where it was', async () => {
    const first = show();
    first.button.click();
    await pass(20_000);
    first.unmount();
    await pass(10_000);
    expect(show().button.textContent).toBe('90s后重新发送');
  });

  test.each(['soon', '{"end":1}', 'null', '99999999999999999'])(
    'a broken stored value (%s) is none',
    (stored) => {
      sessionStorage.setItem(key, stored);
      expect(show().button.disabled).toBe(false);
    },
  );

  test.each([
    ['says so', () => Promise.resolve(false)],
    ['rejects', () => Promise.reject(new Error('offline'))],
  ])('a send that %s starts no countdown', async (_, onSend) => {
    const { button } = show(onSend);
    button.click();
    await pass(0);
    expect(button.disabled).toBe(false);
    expect(button.textContent).toBe('获取验证码');
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('a double click sends once', async () => {
    const onSend = vi.fn(() => new Promise<void>((done) => setTimeout(done, 500)));
    const { button } = show(onSend);
    button.click();
    button.click();
    await pass(100);
    expect(button.getAttribute('aria-busy')).toBe('true');
    button.click();
    await pass(500);
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test('another recipient does not wait, the first one goes on waiting, after a reload too', async () => {
    const onSend = vi.fn(() => Promise.resolve());
    const forNumber = (recipient: string) => (
      <CodeButton onSend={onSend} storageKey={key} recipient={recipient} />
    );
    const { getByRole, rerender, unmount } = mount(forNumber('13511112223'), { kind });
    const button = getByRole<HTMLButtonElement>('button');
    button.click();
    await pass(10_000);
    expect(button.textContent).toBe('110s后重新发送');
    rerender(forNumber('13511112222'));
    expect(button.textContent).toBe('获取验证码');
    expect(button.disabled).toBe(false);
    button.click();
    await pass(5000);
    expect(button.textContent).toBe('115s后重新发送');
    expect(onSend).toHaveBeenCalledTimes(2);
    rerender(forNumber('13511112223'));
    expect(button.textContent).toBe('105s后重新发送');
    unmount();
    const again = mount(forNumber('13511112222'), { kind });
    expect(again.getByRole('button').textContent).toBe('115s后重新发送');
  });

  test('a number that is changed while its code is sent keeps the wait to itself', async () => {
    const onSend = () => new Promise<void>((done) => setTimeout(done, 500));
    const forNumber = (recipient: string) => (
      <CodeButton onSend={onSend} storageKey={key} recipient={recipient} />
    );
    const { getByRole, rerender } = mount(forNumber('13511112223'), { kind });
    const button = getByRole<HTMLButtonElement>('button');
    button.click();
    await pass(100);
    rerender(forNumber('13511112222'));
    await pass(400);
    expect(button.disabled).toBe(false);
    rerender(forNumber('13511112223'));
    expect(button.textContent).toBe('120s后重新发送');
  });

  test('unmounted, it leaves no timer behind', async () => {
    const { button, unmount } = show();
    const before = vi.getTimerCount();
    button.click();
    await pass(1000);
    expect(vi.getTimerCount()).toBeGreaterThan(before);
    unmount();
    expect(vi.getTimerCount()).toBeLessThanOrEqual(before);
  });
});
