// @vitest-environment node
import { expect, it } from 'vitest';
import { getInvoices, getOrdersToInvoice } from '#src/api/invoices.ts';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { NetworkError, RefusedError } from '#src/http/errors.ts';
import { chinese } from '#src/texts/texts.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { askForInvoice } from '#host/app/pages/orders/ask-for-invoice.ts';
import { portalOf, sandboxAt } from '../../sandbox/portal.ts';

async function open() {
  const sandbox = sandboxAt();
  let losesAnswers = false;
  const http = createHttp({
    config: () => readConfig({ ...sandboxSettings, api: 'http://localhost' }),
    fetch: async (...request) => {
      const response = await sandbox.fetch(...request);
      if (losesAnswers) throw new TypeError('Failed to fetch');
      return response;
    },
    token: () => sandbox.tokenOf('teacher'),
    device: 'Chrome 156',
    language: chinese,
    onSignedOut: async () => false,
  });
  const ask = portalOf(sandbox, 'teacher');
  const orders = await ask(getOrdersToInvoice, undefined);
  const request = (ids: readonly string[]) =>
    askForInvoice(
      { http, language: chinese },
      { orderIds: [...ids], type: 'personal', title: '张晓燕', email: 'zhang@example.com' },
      new AbortController().signal,
    );
  const lose = (isLost: boolean) => (losesAnswers = isLost);
  return { ask, request, lose, ids: orders.map(({ id }) => id) };
}

it('an invoice whose answer was lost is found by the second press, with its number', async () => {
  const { ask, request, lose, ids } = await open();
  const wanted = ids.slice(0, 1);
  lose(true);
  await expect(request(wanted)).rejects.toBeInstanceOf(NetworkError);
  lose(false);
  const [made] = (await ask(getInvoices, { current: 1, size: 1 })).records;
  expect(await request(wanted)).toEqual({ id: made?.id, isFound: true });
});

it('an invoice that is new is no found one', async () => {
  const { request, ids } = await open();
  expect(await request(ids.slice(0, 1))).toMatchObject({ isFound: false });
});

it('a refusal for other orders stays a refusal', async () => {
  const { request, ids } = await open();
  expect(ids.length).toBeGreaterThan(1);
  await request(ids.slice(0, 1));
  await expect(request(ids.slice(0, 2))).rejects.toBeInstanceOf(RefusedError);
});
