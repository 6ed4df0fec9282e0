import { Activity, useRef } from 'react';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useFieldLeave } from '#src/data/forms/form-fields.ts';
import type { Form, FormOptions } from '#src/data/forms/form.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { PortalError } from '#src/http/errors.ts';

interface Login {
  username: string;
  remembers: boolean;
}

const empty: Login = { username: '', remembers: false };

/** A log-in form that renders a field of one of its two values. */
function scene(options: Partial<FormOptions<Login>> = {}) {
  const shown: { form?: Form<Login> } = {};
  function LoginForm({ initial = empty }: { initial?: Login }) {
    const form = useForm<Login>({
      check: () => ({}),
      send: async () => {},
      generalFailure: '登录失败',
      ...options,
      initial,
    });
    shown.form = form;
    return (
      <form {...form.props} aria-label="login">
        <input aria-label="username" {...form.bind('username')} />
      </form>
    );
  }
  const form = () => {
    if (!shown.form) throw new Error('not rendered');
    return shown.form;
  };
  const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'login' })));
  return { LoginForm, form, submit, field: () => screen.getByLabelText<HTMLInputElement>('username') };
}

describe('a form that a server has rendered', () => {
  async function hydrate(before: (field: HTMLInputElement) => void, options?: Partial<FormOptions<Login>>) {
    const all = scene(options);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<all.LoginForm />);
    before(all.field());
    const root = await act(async () => hydrateRoot(container, <all.LoginForm />));
    onTestFinished(async () => {
      await act(async () => root.unmount());
      container.remove();
    });
    const setInitial = (initial: Login) => act(async () => root.render(<all.LoginForm initial={initial} />));
    return { ...all, setInitial };
  }

  it('knows what was typed before its script has come, and shows what it keeps of it', async () => {
    const { form, field } = await hydrate((input) => (input.value = '\u200bteacher'));
    expect(form().values).toEqual({ username: 'teacher', remembers: false });
    expect(form().isChanged).toBe(true);
    expect(field().value).toBe('teacher');
  });

  it('leaves that to the user when the value of the last visit arrives', async () => {
    const { form, field, setInitial } = await hydrate((input) => (input.value = 'teacher'));
    await setInitial({ ...empty, username: 'of last time' });
    expect(field().value).toBe('teacher');
    expect(form().values.username).toBe('teacher');
  });

  it('shows the value of the last visit where nothing was typed', async () => {
    const { form, field, setInitial } = await hydrate(() => {});
    expect(form().isChanged).toBe(false);
    await setInitial({ ...empty, username: 'of last time' });
    expect(field().value).toBe('of last time');
    expect(form().values.username).toBe('of last time');
  });

  it('shows it also where the user has typed something, and deleted it again', async () => {
    const { field, setInitial } = await hydrate(() => {});
    for (const value of ['t', '']) fireEvent.change(field(), { target: { value } });
    await setInitial({ ...empty, username: 'of last time' });
    expect(field().value).toBe('of last time');
  });
});

describe('a form on a page that is hidden, and shown again', () => {
  async function hideWhileSending(end: 'resolves' | 'rejects') {
    const onSent = vi.fn();
    const ends: (() => void)[] = [];
    const send = vi.fn(
      () =>
        new Promise<void>((resolve, reject) =>
          ends.push(end === 'resolves' ? resolve : () => reject(new PortalError('用户名或密码错误'))),
        ),
    );
    const all = scene({ send, onSent });
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <all.LoginForm />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await all.submit();
    expect(all.form().busy).toBe(true);
    rerender(page('hidden'));
    rerender(page('visible'));
    return { ...all, send, onSent, end: (index: number) => act(async () => ends[index]?.()) };
  }

  it('is no longer busy with what it has given up, and can be sent again', async () => {
    const { form, submit, send, onSent, end } = await hideWhileSending('resolves');
    expect(form().busy).toBe(false);
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
    await end(0);
    expect(onSent).not.toHaveBeenCalled();
    expect(form().busy).toBe(true);
    await end(1);
    expect(onSent).toHaveBeenCalledOnce();
    expect(form().busy).toBe(false);
  });

  it('says nothing of how that has failed', async () => {
    const { form, end } = await hideWhileSending('rejects');
    await end(0);
    expect(form()).toMatchObject({ failure: '', busy: false });
  });
});

describe('a form whose fields are not rendered', () => {
  it('can be reset all the same', () => {
    const { result } = renderHook(() =>
      useForm<Login>({ initial: empty, check: () => ({}), send: async () => {}, generalFailure: '' }),
    );
    act(() => result.current.set('username', 'teacher'));
    expect(result.current.values.username).toBe('teacher');
    act(() => result.current.reset());
    expect(result.current.values).toEqual(empty);
  });
});

describe('a field that is left', () => {
  it('is told to the form as it is by then, which need not have an input for each name', () => {
    function Fields({ onLeave }: { onLeave: (name: string, value: string) => void }) {
      const ref = useRef<HTMLFormElement>(null);
      useFieldLeave(ref, ['region', 'mobile'], onLeave);
      return (
        <form ref={ref}>
          <span>
            <input aria-label="mobile" name="mobile" defaultValue="138" />
          </span>
        </form>
      );
    }
    const [former, present] = [vi.fn(), vi.fn()];
    const { rerender } = render(<Fields onLeave={former} />);
    rerender(<Fields onLeave={present} />);
    fireEvent.focusOut(screen.getByLabelText('mobile'), { relatedTarget: null });
    expect(present).toHaveBeenCalledExactlyOnceWith('mobile', '138');
    expect(former).not.toHaveBeenCalled();
  });
});
