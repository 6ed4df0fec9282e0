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

function setUp(start: Partial<Feedback> = {}) {
  const send = vi.fn<(values: Feedback, changed: Partial<Feedback>) => Promise<void>>(async () => {});
  let form: Form<Feedback> | undefined;
  let typed: Partial<Feedback> = {};
  function FeedbackForm() {
    const [kept, setTyped] = useState<Partial<Feedback>>(start);
    const draft: FormDraft<Feedback> = { typed: kept, setTyped };
    typed = kept;
    form = useForm({
      initial: empty,
      draft,
      check: ({ text, type, files, topics }) => ({
        ...(text === '' && { text: '请输入' }),
        ...(type === null && { type: '请选择' }),
        ...(files.length > 1 && { files: '太多' }),
        ...(topics.length > 1 && { topics: '太多' }),
      }),
      send: (values, { changed }) => send(values, changed),
      generalFailure: '提交失败',
    });
    return (
      <form {...form.props} aria-label="feedback">
        <textarea aria-label="text" {...form.bind('text')} />
      </form>
    );
  }
  render(<FeedbackForm />);
  return {
    send,
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
  expect(typed()).toEqual({ topics: ['b', 'c'] });
  expect(form().errors).toEqual({});
});

it('keeps everything when it fails', async () => {
  const { form, send, submit, typed } = setUp({ text: 'a', type: 1, files: [file] });
  send.mockRejectedValue(new PortalError('服务器忙'));
  await submit();
  expect(form()).toMatchObject({ failure: '服务器忙', busy: false });
  expect(typed()).toEqual({ text: 'a', type: 1, files: [file] });
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
