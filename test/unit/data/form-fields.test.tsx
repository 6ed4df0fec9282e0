import { useRef, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { focusField, inputOf, textFieldOf } from '#src/data/forms/form-fields.ts';
import type { Form, FormOptions } from '#src/data/forms/form.ts';
import { useAutofilled } from '#src/data/forms/useAutofilled.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { AbortedError, PortalError, SignedOutError } from '#src/http/errors.ts';
import { FIELD_LOOK_MS } from '#src/rules/limits.ts';

interface Login {
  username: string;
  password: string;
}

const empty: Login = { username: '', password: '' };

/** A log-in form, whose fields the browser itself keeps. */
function setUp(options: Partial<FormOptions<Login>> = {}) {
  const send = vi.fn<FormOptions<Login>['send']>(async () => {});
  const holder: { form?: Form<Login>; initial: Login; set?: (initial: Login) => void } = { initial: empty };
  function LoginForm() {
    const [initial, setInitial] = useState<Login>(options.initial ?? empty);
    holder.set = setInitial;
    const form = useForm<Login>({
      check: ({ username, password }) => ({
        ...(username === '' && { username: '请输入账号' }),
        ...(password.length < 3 && { password: '密码太短' }),
      }),
      send,
      generalFailure: '登录失败',
      ...options,
      initial,
    });
    holder.form = form;
    return (
      <form {...form.props} aria-label="login">
        <span>
          <input aria-label="username" {...form.bind('username')} />
        </span>
        <span>
          <input aria-label="password" type="password" {...form.bind('password')} />
          <button type="button" aria-label="show">
            显示
          </button>
        </span>
        <button type="submit">登录</button>
      </form>
    );
  }
  const { unmount } = render(<LoginForm />);
  const form = () => {
    if (!holder.form) throw new Error('not rendered');
    return holder.form;
  };
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'login' })));
  return {
    send,
    form,
    field,
    type,
    submit,
    unmount,
    setInitial: (initial: Login) => act(() => holder.set?.(initial)),
  };
}

const right = () => {
  const all = setUp();
  all.type('username', 'teacher');
  all.type('password', 'secret');
  return all;
};

describe('a form without a draft', () => {
  it('never stands in the address: it submits nothing by itself', () => {
    const { form, field } = setUp();
    expect(form().props).toMatchObject({ method: 'dialog', noValidate: true });
    const event = new Event('submit', { cancelable: true, bubbles: true });
    act(() => void field('username').form?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  });

  it('says all faults at once, puts the focus on the first, and sends nothing', async () => {
    const { form, field, submit, send } = setUp();
    expect(form()).toMatchObject({ errors: {}, failure: '', busy: false });
    await submit();
    expect(form()).toMatchObject({ failure: '', busy: false });
    expect(form().errors).toEqual({ username: '请输入账号', password: '密码太短' });
    expect(document.activeElement).toBe(field('username'));
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what was typed, cleaned of marks that nobody sees, and the password as it is', async () => {
    const { submit, send, type, field, form } = setUp();
    type('username', '\u200bteacher\u200b');
    expect(field('username').value).toBe('teacher');
    type('password', ' secret ');
    expect(form().isChanged).toBe(true);
    await submit();
    expect(send.mock.calls[0]?.[0]).toEqual({ username: 'teacher', password: ' secret ' });
    expect(send.mock.calls[0]?.[1].changed).toEqual({ username: 'teacher', password: ' secret ' });
  });

  it('sends what a password manager has filled in without an event', async () => {
    const { submit, send, field, form } = setUp();
    field('username').value = '\u200bteacher';
    field('password').value = 'secret';
    await submit();
    expect(form().values).toEqual({ username: 'teacher', password: 'secret' });
    expect(send.mock.calls[0]?.[0]).toEqual({ username: 'teacher', password: 'secret' });
    expect(field('username').value).toBe('teacher');
  });

  it('writes into no field that shows its text already, of which an engine would move the caret', async () => {
    const { submit, type, field } = right();
    const written = vi.spyOn(field('username'), 'value', 'set');
    type('username', 'teachers');
    await submit();
    expect(written).not.toHaveBeenCalled();
  });

  it('keeps only what a field is for', () => {
    const { type, field, form } = setUp({ keep: { username: (typed) => typed.replace(/\D/g, '') } });
    type('username', '138abc');
    expect(field('username').value).toBe('138');
    expect(form().values.username).toBe('138');
  });

  it('says what has changed only', async () => {
    const { submit, send, type } = setUp({ initial: { username: 'teacher', password: 'secret' } });
    type('password', 'another');
    await submit();
    expect(send.mock.calls[0]?.[1].changed).toEqual({ password: 'another' });
  });

  it('is busy until it is sent, and sends once', async () => {
    const { submit, send, form } = right();
    let answer = () => {};
    send.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
    await submit();
    await submit();
    expect(form().busy).toBe(true);
    expect(send).toHaveBeenCalledOnce();
    await act(async () => answer());
    expect(form().busy).toBe(false);
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('tells its page that it is done, and keeps what was typed', async () => {
    const onSent = vi.fn();
    const { submit, type, form } = setUp({ onSent });
    type('username', 'teacher');
    type('password', 'secret');
    await submit();
    expect(onSent).toHaveBeenCalledOnce();
    expect(form().values.username).toBe('teacher');
  });

  test.each([
    ['its own words', new PortalError('用户名或密码错误'), '用户名或密码错误'],
    ['ours, where there are none', new PortalError(''), '登录失败'],
    ['ours, for a fault in the code', new TypeError('x is undefined'), '登录失败'],
    ['nothing, where the user went away', new AbortedError('aborted'), ''],
    [
      'also that the session is over: nobody else does',
      new SignedOutError('请先登录', { shown: true }),
      '请先登录',
    ],
  ])('that fails says %s', async (_, error, failure) => {
    const { submit, send, form } = right();
    send.mockRejectedValueOnce(error);
    await submit();
    expect(form()).toMatchObject({ failure, busy: false });
    await submit();
    expect(form().failure).toBe('');
  });

  it('that is refused selects what has to be typed again', async () => {
    const { submit, type, send, field } = setUp({ focusAfterFailure: 'password' });
    type('username', 'teacher');
    type('password', 'secret');
    send.mockRejectedValueOnce(new PortalError('密码错误'));
    const select = vi.spyOn(field('password'), 'select');
    await submit();
    expect(document.activeElement).toBe(field('password'));
    expect(select).toHaveBeenCalledOnce();
  });

  it('that is refused leaves the focus where it is, unless it says otherwise', async () => {
    const { submit, send, field } = right();
    send.mockRejectedValueOnce(new PortalError('密码错误'));
    field('username').focus();
    await submit();
    expect(document.activeElement).toBe(field('username'));
  });

  it('gives up its request when its page goes, and calls nobody', async () => {
    const onSent = vi.fn();
    let answer = () => {};
    let signal: AbortSignal | undefined;
    const { submit, type, unmount } = setUp({
      onSent,
      send: (_, context) => {
        signal = context.signal;
        return new Promise<void>((resolve) => (answer = resolve));
      },
    });
    type('username', 'teacher');
    type('password', 'secret');
    await submit();
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
    await act(async () => answer());
    expect(onSent).not.toHaveBeenCalled();
  });

  it('takes a value from its page, also one that the field shows', () => {
    const { form, field } = setUp();
    act(() => form().set('username', 'guest'));
    expect(form().values.username).toBe('guest');
    expect(field('username').value).toBe('guest');
  });

  it('takes the value that the server knows once it comes, unless the user has typed', () => {
    const { field, type, setInitial } = setUp();
    setInitial({ username: 'of last time', password: '' });
    expect(field('username').value).toBe('of last time');
    type('username', 'teacher');
    setInitial({ username: 'later still', password: '' });
    expect(field('username').value).toBe('teacher');
  });

  it('is empty again when it is reset, with no fault and no failure', async () => {
    const { form, submit, send, field } = right();
    send.mockRejectedValueOnce(new PortalError('密码错误'));
    await submit();
    act(() => form().reset());
    expect(form()).toMatchObject({
      failure: '',
      errors: {},
      values: empty,
      isChanged: false,
      isRestored: false,
    });
    expect(field('username').value).toBe('');
  });

  it('is filled once each field holds something', () => {
    const { form, type } = setUp();
    type('username', 'teacher');
    expect(form().isFilled).toBe(false);
    type('password', 'secret');
    expect(form().isFilled).toBe(true);
  });
});

describe('a step beside the submission', () => {
  it('is made with valid fields alone, and asks for nothing of the others', async () => {
    const { form, type } = setUp();
    const step = vi.fn(async () => {});
    let result: boolean | undefined;
    await act(async () => void (result = await form().attempt(['username'], step)));
    expect(result).toBe(false);
    expect(step).not.toHaveBeenCalled();
    expect(form().errors).toEqual({ username: '请输入账号' });
    type('username', 'teacher');
    await act(async () => void (result = await form().attempt(['username'], step)));
    expect(result).toBe(true);
    expect(step).toHaveBeenCalledExactlyOnceWith({ username: 'teacher', password: '' });
    expect(form().errors).toEqual({});
  });

  it('that fails says why, and the next one begins without it', async () => {
    const { form, type } = setUp();
    type('username', 'teacher');
    let result: boolean | undefined;
    const fails = () => Promise.reject(new PortalError('发送过于频繁'));
    await act(async () => void (result = await form().attempt(['username'], fails)));
    expect([result, form().failure]).toEqual([false, '发送过于频繁']);
    await act(async () => void (result = await form().attempt(['username'], async () => {})));
    expect([result, form().failure]).toEqual([true, '']);
  });

  it('with a fault takes back the failure of the last one, which the fault would stand beside', async () => {
    const { form, type } = setUp();
    type('username', 'teacher');
    await act(
      async () => void (await form().attempt(['username'], () => Promise.reject(new PortalError('不行')))),
    );
    type('username', '');
    await act(async () => void (await form().attempt(['username'], async () => {})));
    expect(form().failure).toBe('');
  });
});

describe('a field that is left', () => {
  const leave = (from: Element, to: Element | null) => fireEvent.focusOut(from, { relatedTarget: to });

  it('is checked where the form says so, with what it holds', () => {
    const { form, field } = setUp({ checksOnBlur: true });
    field('username').value = '';
    leave(field('username'), null);
    expect(form().errors).toEqual({ username: '请输入账号' });
    field('password').value = 'ab';
    leave(field('password'), field('username'));
    expect(form().errors).toEqual({ username: '请输入账号', password: '密码太短' });
    expect(form().values.password).toBe('ab');
  });

  it('is not checked otherwise', () => {
    const { form, field } = setUp();
    leave(field('username'), null);
    expect(form().errors).toEqual({});
  });

  it('for the button in its frame, which shows the password, is not left', () => {
    const { form, field } = setUp({ checksOnBlur: true });
    leave(field('password'), field('show'));
    expect(form().errors).toEqual({});
    leave(field('show'), null);
    expect(form().errors).toEqual({ password: '密码太短' });
  });

  it('is not left where only the window has lost the focus', () => {
    const { form, field } = setUp({ checksOnBlur: true });
    field('username').focus();
    leave(field('username'), null);
    expect(form().errors).toEqual({});
  });

  it('calls nobody once its form is gone', () => {
    const { field, unmount } = setUp({ checksOnBlur: true });
    const [username, all] = [field('username'), field('username').form];
    const removed = vi.spyOn(all as HTMLFormElement, 'removeEventListener');
    unmount();
    expect(removed).toHaveBeenCalledWith('focusout', expect.any(Function));
    expect(username.isConnected).toBe(false);
  });
});

describe('the fields of a form', () => {
  const page = document.createElement('form');
  page.innerHTML =
    '<input name="mobile"><textarea name="content"></textarea><input type="radio" name="kind" value="1">' +
    '<input type="radio" name="kind" value="2"><input type="radio" name="only"><input type="checkbox" name="agreed"><select name="region"></select>';
  beforeEach(() => document.body.append(page));
  afterEach(() => page.remove());

  test.each([
    ['mobile', true, true],
    ['content', false, true],
    ['agreed', true, false],
    ['only', true, false],
    ['region', false, false],
    ['kind', false, false],
    ['nothing', false, false],
  ])('%s: an input %s, of text %s', (name, isInput, isText) => {
    expect(inputOf(page, name) !== null).toBe(isInput);
    expect(textFieldOf(page, name) !== null).toBe(isText);
  });

  test.each(['mobile', 'content', 'agreed', 'region'])('%s takes the focus', (name) => {
    focusField(page, name);
    expect(document.activeElement?.getAttribute('name')).toBe(name);
  });

  it('there is none in a form that is gone', () => {
    expect(inputOf(null, 'mobile')).toBeNull();
    expect(textFieldOf(null, 'mobile')).toBeNull();
    expect(() => focusField(null, 'mobile')).not.toThrow();
    expect(() => focusField(page, 'nothing')).not.toThrow();
  });
});

describe('a field that the browser shows as filled in', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const seen: (readonly string[])[] = [];
  function Fields({ names }: { names: readonly string[] }) {
    const form = useRef<HTMLFormElement>(null);
    seen.push(useAutofilled(form, names));
    return (
      <form ref={form}>
        <input aria-label="username" name="username" />
        <input aria-label="password" name="password" />
      </form>
    );
  }
  const { matches } = Element.prototype;
  const matching = (names: readonly string[], fails = false) =>
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      if (selector !== ':autofill') return matches.call(this, selector);
      if (fails) throw new DOMException('unknown', 'SyntaxError');
      return names.includes(this.getAttribute('name') ?? '');
    });
  const look = () => act(() => void fireEvent.pointerDown(document.body));

  it('counts, although scripts see no text in it yet', () => {
    matching(['username', 'password']);
    const { rerender } = render(<Fields names={['username', 'password']} />);
    expect(seen.at(-1)).toEqual([]);
    look();
    expect(seen.at(-1)).toEqual(['username', 'password']);
    const count = seen.length;
    look();
    expect(seen.at(-1)).toBe(seen[count - 1]);
    // Once it has a text, the form itself knows it.
    screen.getByLabelText<HTMLInputElement>('username').value = 'teacher';
    look();
    expect(seen.at(-1)).toEqual(['password']);
    rerender(<Fields names={['username']} />);
    look();
    expect(seen.at(-1)).toEqual([]);
  });

  it('is looked for each second too, and no longer once the form is gone', () => {
    matching(['username']);
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const { unmount } = render(<Fields names={['username']} />);
    act(() => void vi.advanceTimersByTime(FIELD_LOOK_MS));
    expect(seen.at(-1)).toEqual(['username']);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is none in a browser that does not tell', () => {
    matching(['username'], true);
    render(<Fields names={['username']} />);
    expect(look).not.toThrow();
    expect(seen.at(-1)).toEqual([]);
  });
});
