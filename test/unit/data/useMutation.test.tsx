import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMutation, type Mutation } from '#src/data/queries/useMutation.ts';
import type { EndpointResponse } from '#src/http/endpoint.ts';
import { AbortedError, NetworkError, RefusedError } from '#src/http/errors.ts';
import { ThemeRootContext } from '#src/ui/root/theme-root-context.ts';
import { createToaster } from '#src/ui/toasts/toaster.ts';

function setUp() {
  const toaster = createToaster();
  const mutation = {} as { current: Mutation };
  function Sender({ failure }: { failure: string }) {
    mutation.current = useMutation(failure);
    return null;
  }
  const root = { toaster, overlay: { current: null }, setOnTop: () => {} };
  const sender = (failure: string) => (
    <ThemeRootContext.Provider value={root}>
      <Sender failure={failure} />
    </ThemeRootContext.Provider>
  );
  const { rerender } = render(sender('failed'));
  return {
    mutation,
    translate: (failure: string) => rerender(sender(failure)),
    toaster,
    messages: () => toaster.getSnapshot().map(({ tone, text }) => `${tone}: ${text}`),
  };
}

const success: EndpointResponse<string> = { type: 'success', code: 200, message: '', data: 'saved' };

it('sends once while it is busy, and again afterwards', async () => {
  const { mutation } = setUp();
  expect(mutation.current.isBusy).toBe(false);
  let respond: (response: EndpointResponse<string>) => void = () => {};
  let sent = 0;
  const request = () => {
    sent += 1;
    return new Promise<EndpointResponse<string>>((resolve) => (respond = resolve));
  };
  let first: unknown;
  await act(async () => {
    void mutation.current.send(request).then((response) => (first = response));
    expect(await mutation.current.send(request)).toBeUndefined();
  });
  expect(mutation.current.isBusy).toBe(true);
  expect(sent).toBe(1);
  await act(async () => respond(success));
  expect(first).toEqual(success);
  expect(mutation.current.isBusy).toBe(false);
  await act(async () => void mutation.current.send(request));
  expect(sent).toBe(2);
});

it.each([
  ['the message of a refusal', { type: 'passed', code: 2, message: 'closed', data: null }, 'closed'],
  [
    'the general message, if a refusal has none',
    { type: 'passed', code: 2, message: '', data: null },
    'failed',
  ],
] as const)('shows %s once', async (_, response, text) => {
  const { mutation, messages } = setUp();
  await act(async () => {
    expect(await mutation.current.send(() => Promise.resolve(response))).toBeUndefined();
  });
  expect(messages()).toEqual([`error: ${text}`]);
  expect(mutation.current.isBusy).toBe(false);
});

it('shows the general message in the language of now', async () => {
  const { mutation, messages, translate } = setUp();
  translate('失败');
  const refusal = { type: 'passed', code: 2, message: '', data: null } as const;
  await act(async () => void (await mutation.current.send(() => Promise.resolve(refusal))));
  expect(messages()).toEqual(['error: 失败']);
});

it('shows nothing for a failure that has been shown already, or was aborted', async () => {
  const { mutation, messages } = setUp();
  for (const error of [new NetworkError('offline', { shown: true }), new AbortedError('gone')]) {
    await act(async () => {
      expect(await mutation.current.run(() => Promise.reject(error))).toBeUndefined();
    });
  }
  expect(messages()).toEqual([]);
});

it('does not hide a programming error', async () => {
  const { mutation } = setUp();
  await act(async () => {
    await expect(mutation.current.run(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  });
  expect(mutation.current.isBusy).toBe(false);
});

it.each([
  ['that it has shown itself', false],
  ['that the client has shown', true],
])('takes away the message of a failure %s, once it is tried again', async (_, shown) => {
  const { mutation, messages, toaster } = setUp();
  if (shown) toaster.show({ tone: 'error', text: 'too often' });
  await act(async () => {
    await mutation.current.run(() => Promise.reject(new RefusedError('too often', { shown })));
  });
  toaster.show({ tone: 'error', text: 'another one' });
  expect(messages()).toEqual(['error: too often', 'error: another one']);
  await act(async () => void (await mutation.current.send(() => Promise.resolve(success))));
  expect(messages()).toEqual(['error: another one']);
});
