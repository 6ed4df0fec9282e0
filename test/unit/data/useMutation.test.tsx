import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PortalProvider } from '../../../src/data/PortalProvider.tsx';
import { useMutation, type Mutation } from '../../../src/data/useMutation.ts';
import type { EndpointResponse } from '../../../src/http/endpoint.ts';
import { AbortedError, NetworkError } from '../../../src/http/errors.ts';
import { createPortal, type Portal } from '../../../src/portal.ts';

const portals: Portal[] = [];
afterEach(() => portals.splice(0).forEach((portal) => portal.close()));

function setUp(): { readonly current: Mutation } {
  const portal = createPortal({ settings: { api: 'http://localhost' }, fetch: () => new Promise(() => {}) });
  portals.push(portal);
  const shown = {} as { current: Mutation };
  function Sender() {
    shown.current = useMutation('failed');
    return null;
  }
  render(
    <PortalProvider portal={portal}>
      <Sender />
    </PortalProvider>,
  );
  return shown;
}

const success: EndpointResponse<string> = { type: 'success', code: 200, message: '', data: 'saved' };

it('sends once while it is busy, and again afterwards', async () => {
  const mutation = setUp();
  let respond = (_: EndpointResponse<string>) => {};
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
  const mutation = setUp();
  await act(async () => {
    expect(await mutation.current.send(() => Promise.resolve(response))).toBeUndefined();
  });
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(mutation.current.isBusy).toBe(false);
});

it('shows nothing for a failure that has been shown already, or was aborted', async () => {
  const mutation = setUp();
  for (const error of [new NetworkError('offline', { shown: true }), new AbortedError('gone')]) {
    await act(async () => {
      expect(await mutation.current.run(() => Promise.reject(error))).toBeUndefined();
    });
  }
  expect(screen.queryByText(/offline|gone|failed/)).toBeNull();
});

it('does not hide a programming error', async () => {
  const mutation = setUp();
  await act(async () => {
    await expect(mutation.current.run(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  });
  expect(mutation.current.isBusy).toBe(false);
});
