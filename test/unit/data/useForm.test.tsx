import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FormDraft } from '#src/data/drafts/drafts.ts';
import type { Form } from '#src/data/forms/form.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { PortalError, SignedOutError } from '#src/http/errors.ts';

interface Feedback {
  text: string;
  type: 1 | 2 | null;
  files: readonly File[];
  topics: readonly string[];
}

const empty: Feedback = { text: '', type: null, files: [], topics: [] };
const file = new File(['a'], 'a.txt');

afterEach(cleanup);

/** A form with a draft, whose holder outlives it. */
function setUp(start: Partial<Feedback> = {}, onSent?: () => void) {
  const send = vi.fn<(values: Feedback, changed: Partial<Feedback>, signal: AbortSignal) => Promise<void>>(
    async () => {},
  );
  let form: Form<Feedback> | undefined;
  let typed = start;
  function FeedbackForm() {
    const [kept, show] = useState(typed);
    const draft: FormDraft<Feedback> = {
      typed: kept,
      setTyped: (next) => {
        typed = next(typed);
        show(typed);
      },
    };
    form = useForm({
      initial: empty,
      draft,
      check: ({ text, type, files, topics }) => ({
        ...(text === '' && { text: '请输入' }),
        ...(type === null && { type: '请选择' }),
        ...(files.length > 1 && { files: '太多' }),
        ...(topics.length > 1 && { topics: '太多' }),
      }),
      send: (values, { changed, signal }) => send(values, changed, signal),
      onSent,
      generalFailure: '提交失败',
    });
    return (
      <form {...form.props} aria-label="feedback">
        <textarea aria-label="text" {...form.bind('text')} />
      </form>
    );
  }
  const { unmount } = render(<FeedbackForm />);
  return {
    send,
    unmount,
    typed: () => typed,
    form: () => {
      if (!form) throw new Error('not rendered');
      return form;
    },
    submit: () => act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'feedback' }))),
  };
}

it('sends texts, choices, lists and files as what they are, and which of them differ', async () => {
  const { form, send, submit, typed } = setUp();
  expect(form().isChanged).toBe(false);
  fireEvent.change(screen.getByLabelText('text'), { target: { value: '看不清楚' } });
  act(() => form().set('type', 2));
  act(() => form().set('files', [file]));
  act(() => form().set('topics', []));
  expect(form()).toMatchObject({ isChanged: true, isFilled: false });
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { text: '看不清楚', type: 2, files: [file], topics: [] },
    { text: '看不清楚', type: 2, files: [file] },
    expect.any(AbortSignal),
  );
  expect(typed()).toEqual({});
});

it('refuses a choice that is missing and a list that is too long, and shows both at once', async () => {
  const { form, send, submit } = setUp({ text: 'a', topics: ['b', 'c'] });
  expect(form().errors).toEqual({});
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(form().errors).toEqual({ type: '请选择', topics: '太多' });
  act(() => form().set('topics', ['b']));
  expect(form().errors).toEqual({ type: '请选择' });
});

it('keeps what was chosen or added while it was sent, and asks for nothing that was not tried again', async () => {
  const { form, send, submit, typed } = setUp({ text: 'a', type: 1, topics: ['b'] });
  let answer = () => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await submit();
  expect(form().busy).toBe(true);
  act(() => form().set('topics', ['b', 'c']));
  await act(async () => answer());
  await waitFor(() => expect(form().busy).toBe(false));
  // No field is left with an empty entry, which would keep the draft for good.
  expect(typed()).toStrictEqual({ topics: ['b', 'c'] });
  expect(form().errors).toEqual({});
});

it('keeps everything when it fails', async () => {
  const { form, send, submit, typed } = setUp({ text: 'a', type: 1, files: [file] });
  send.mockRejectedValue(new PortalError('服务器忙'));
  await submit();
  expect(form()).toMatchObject({ failure: '服务器忙', busy: false });
  expect(typed()).toEqual({ text: 'a', type: 1, files: [file] });
});

it('touches no field that nobody has typed into when it is refused', async () => {
  const { submit, typed } = setUp({ type: 1 });
  await submit();
  expect(typed()).toStrictEqual({ type: 1 });
});

it('keeps what a password manager has filled in without an event', async () => {
  const { send, submit, typed } = setUp({ type: 1 });
  send.mockRejectedValue(new PortalError('服务器忙'));
  screen.getByLabelText<HTMLTextAreaElement>('text').value = '看不清楚';
  await submit();
  expect(send.mock.calls[0]?.[0].text).toBe('看不清楚');
  expect(typed()).toStrictEqual({ type: 1, text: '看不清楚' });
});

it('takes a text from its page, which the field shows', () => {
  const { form, typed } = setUp();
  act(() => form().set('text', '看不清楚\u200b'));
  expect(typed()).toStrictEqual({ text: '看不清楚\u200b' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('text').value).toBe('看不清楚\u200b');
});

it('follows its request when its page goes, so that nobody sends the draft twice, and leads nowhere', async () => {
  const onSent = vi.fn();
  const { send, submit, typed, unmount } = setUp({ text: 'a', type: 1 }, onSent);
  let answer = () => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await submit();
  unmount();
  expect(send.mock.calls[0]?.[2].aborted).toBe(false);
  await act(async () => answer());
  expect(typed()).toStrictEqual({});
  expect(onSent).not.toHaveBeenCalled();
});

it('is restored no longer once it is sent', async () => {
  const onSent = vi.fn();
  const { form, submit } = setUp({ text: 'a', type: 1 }, onSent);
  expect(form().isRestored).toBe(true);
  await submit();
  expect(form().isRestored).toBe(false);
  expect(onSent).toHaveBeenCalledOnce();
});

it.each<[string, Partial<Feedback>, boolean]>([
  ['nothing', {}, false],
  ['what the form began with', { text: '', type: null, topics: [] }, false],
  ['a text', { text: 'a' }, true],
  ['a choice', { type: 1 }, true],
  ['a list', { topics: ['b'] }, true],
])('tells whether a draft of %s is restored', (_, start, isRestored) => {
  expect(setUp(start).form().isRestored).toBe(isRestored);
});

it.each([
  ['leaves the end of the session to the page that tells of it', true, ''],
  ['says that a token is refused where nobody else does', false, '请先登录'],
])('%s', async (_, shown, failure) => {
  const { form, send, submit } = setUp({ text: '甲', type: 1 });
  send.mockRejectedValueOnce(new SignedOutError('请先登录', { shown }));
  await submit();
  expect(form().failure).toBe(failure);
  expect(form().values.text).toBe('甲');
});
