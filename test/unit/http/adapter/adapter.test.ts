import { describe, expect, it, test } from 'vitest';
import { getCheckInDetail } from '#src/api/check-in.ts';
import { getInvoiceFile } from '#src/api/invoices.ts';
import { closeTicket, getTicket, getTickets, submitTicket, ticketTypes } from '#src/api/tickets.ts';
import { uploadFile, uploadImage } from '#src/api/uploads.ts';
import type { Adapter, AnswerFacts, RequestParts } from '#src/http/adapter/adapter.ts';
import { MalformedAnswerError, RefusedError, SignedOutError } from '#src/http/errors.ts';
import { shownAddress } from '#src/rules/shown-address.ts';
import { adaptedHttp, wire } from './adapt.ts';

const ticket = { type: ticketTypes.fault, content: '无法播放', url: '', problemUrl: shownAddress('/course') };

/** The example of the documentation: reports for tickets, in another shape and at other addresses. */
const reports: Adapter = {
  '*': { failure: (body) => ({ msg: String((body as { error?: { text?: string } }).error?.text ?? '') }) },
  getTickets: {
    path: '/v1/reports',
    request: ({ query }) => ({ query: { page: query?.current, count: query?.size } }),
    response(body) {
      const { items, all } = body as { items: { key: number; about: string }[]; all: number };
      const records = items.map(({ key, about }) => ({ problemId: key, content: about }));
      return { code: 200, data: { records, total: all } };
    },
  },
  getTicket: {
    path: '/v1/reports/{key}',
    request: (_, input) => ({ path: { key: (input as { id: string }).id } }),
    response: (body) => ({ code: 200, data: body }),
  },
  submitTicket: {
    path: '/v1/reports',
    method: 'PUT',
    request: ({ body }) => ({ body: { about: body?.content } }),
    response: (body) => ({ code: 200, data: body ?? null }),
  },
  closeTicket: { method: 'PATCH', response: () => ({ code: 200 }) },
};

describe('a back end of another shape', () => {
  it('answers our query', async () => {
    const { http, sent } = adaptedHttp({
      adapter: reports,
      answer: () => Response.json({ items: [{ key: 7, about: '黑屏' }], all: 31 }),
    });
    const response = await getTickets(http, { current: 2 });
    expect(await wire(sent[0])).toBe('GET /v1/reports?page=2&count=10');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer the-token');
    expect(response.data).toMatchObject({
      total: 31,
      records: [{ problemId: '7', content: '黑屏', type: 4 }],
    });
  });

  test.each([
    [201, '{"problemId":"9"}'],
    [204, null],
    [200, ''],
    [200, ' \n'],
  ])('takes our write with HTTP %s', async (status, body) => {
    const { http, sent, onChanged } = adaptedHttp({
      adapter: reports,
      answer: () => new Response(body, { status }),
    });
    const response = await submitTicket(http, ticket);
    expect(await wire(sent[0])).toBe('PUT /v1/reports {"about":"无法播放"}');
    expect(response.type).toBe('success');
    // By our paths, since other tabs know no others.
    expect(onChanged.mock.calls).toEqual([[['/api/orgUser/problem/page']]]);
  });

  it('fills its places of the path, encoded', async () => {
    const { http, sent } = adaptedHttp({
      adapter: reports,
      answer: () => Response.json({ problemId: 'a/b' }),
    });
    await getTicket(http, { id: 'a/b' });
    expect(await wire(sent[0])).toBe('GET /v1/reports/a%2Fb');
  });

  it('gets what our definition sends where the adapter only changes the method', async () => {
    const { http, sent } = adaptedHttp({ adapter: reports, answer: () => Response.json({}) });
    await closeTicket(http, { problemId: '7' });
    expect(await wire(sent[0])).toBe('PATCH /api/orgUser/problem/close {"problemId":"7"}');
  });

  it('is asked as ours is where the adapter says nothing', async () => {
    const { http, sent } = adaptedHttp({
      adapter: reports,
      answer: () => Response.json({ code: '1', data: { url: '/files/1' } }),
    });
    await uploadImage(http, { file: new Blob(['x']) }, { silent: true });
    expect(await wire(sent[0])).toContain('POST /api/upload/imgCreate');
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)('may be asked by %s', async (method) => {
    const { http, sent } = adaptedHttp({
      adapter: { closeTicket: { method, request: () => ({ query: undefined }) } },
      answer: () => Response.json({ code: 200 }),
    });
    await closeTicket(http, { problemId: '7' });
    expect(await wire(sent[0])).toBe(`${method} /api/orgUser/problem/close`);
  });

  it('gets a call that needs settings in its own shape too', async () => {
    const { http, sent } = adaptedHttp({
      adapter: {
        uploadImage: {
          request: ({ query, form }: RequestParts) => ({
            query: { app: query?.applicationId },
            form: form ?? {},
          }),
        },
      },
      settings: { uploadApplicationId: 'portal', uploadUserId: 'up' },
      answer: () => Response.json({ code: '1', data: { url: '/files/1' } }),
    });
    await uploadImage(http, { file: new Blob(['x']) });
    expect(await wire(sent[0])).toContain('POST /api/upload/imgCreate?app=portal ');
  });

  it('is asked at its own address by a call that sends nothing', async () => {
    const { http, sent } = adaptedHttp({
      adapter: { getCheckInDetail: { path: '/v1/signs', response: () => ({ code: 200, data: {} }) } },
    });
    expect((await getCheckInDetail(http)).type).toBe('success');
    expect(await wire(sent[0])).toBe('GET /v1/signs');
  });

  it('keeps ids of 64 bits whole', async () => {
    const { http } = adaptedHttp({
      adapter: reports,
      answer: () => new Response('{"items":[{"key":9007199254740993123,"about":""}],"all":1}'),
    });
    const { data } = await getTickets(http, { current: 1 });
    expect(data).toMatchObject({ records: [{ problemId: '9007199254740993123' }] });
  });

  it('does not get what the adapter has changed in the input of its caller', async () => {
    const input = { problemId: '7' };
    const { http } = adaptedHttp({
      adapter: {
        closeTicket: {
          request: (parts: { body: Record<string, unknown> }) => {
            parts.body.problemId = 'other';
            return parts;
          },
          response: () => ({ code: 200 }),
        },
      },
    });
    await closeTicket(http, input);
    expect(input).toEqual({ problemId: '7' });
  });
});

describe('a refusal of another shape', () => {
  it('is said in its own words, and keeps its status', async () => {
    const { http, notify } = adaptedHttp({
      adapter: reports,
      answer: () => Response.json({ error: { text: '内容太短' } }, { status: 422 }),
    });
    const failure = await submitTicket(http, ticket).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RefusedError);
    expect(failure).toMatchObject({ message: '内容太短', code: 422, status: 422 });
    expect(notify.mock.calls).toEqual([['内容太短']]);
  });

  it('tells the adapter its status', async () => {
    const { http } = adaptedHttp({
      adapter: {
        getTickets: {
          failure: (_: unknown, { status }: AnswerFacts) => ({ code: `E${status}`, msg: '内容太短' }),
        },
      },
      answer: () => Response.json({}, { status: 422 }),
    });
    await expect(getTickets(http, { current: 1 })).rejects.toMatchObject({
      code: 'E422',
      message: '内容太短',
    });
  });

  it('ends the session by its status 401', async () => {
    const { http, onSignedOut } = adaptedHttp({
      adapter: reports,
      answer: () => Response.json({ error: { text: '请重新登录' } }, { status: 401 }),
    });
    await expect(getTickets(http, { current: 1 })).rejects.toBeInstanceOf(SignedOutError);
    expect(onSignedOut.mock.calls[0]?.[0].message).toBe('请重新登录');
  });

  it('is what the code of the adapter says it is', async () => {
    const { http, onSignedOut } = adaptedHttp({
      adapter: { getTickets: { failure: () => ({ code: 401, msg: '已失效' }) } },
      answer: () => Response.json({}, { status: 403 }),
    });
    await expect(getTickets(http, { current: 1 })).rejects.toBeInstanceOf(SignedOutError);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });
});

describe('what an adapter never sees', () => {
  it('a page of a proxy is no success', async () => {
    const { http } = adaptedHttp({
      adapter: reports,
      answer: () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    });
    await expect(submitTicket(http, ticket)).rejects.toBeInstanceOf(MalformedAnswerError);
  });

  it('the error page of a gateway keeps its status', async () => {
    const { http } = adaptedHttp({
      adapter: reports,
      answer: () => new Response('<h1>502</h1>', { status: 502 }),
    });
    await expect(getTickets(http, { current: 1 })).rejects.toMatchObject({ status: 502 });
  });

  it('an empty refusal keeps its status', async () => {
    const { http } = adaptedHttp({ adapter: reports, answer: () => new Response('', { status: 503 }) });
    await expect(getTickets(http, { current: 1 })).rejects.toMatchObject({
      name: 'RefusedError',
      status: 503,
    });
  });

  it.each([
    ['a redirect that is not followed', () => Response.error()],
    ['a choice of the server', () => Response.json({}, { status: 300 })],
  ])('%s is no success', async (_, answer) => {
    const { http } = adaptedHttp({ adapter: { submitTicket: { response: () => ({ code: 200 }) } }, answer });
    await expect(submitTicket(http, ticket)).rejects.toMatchObject({ name: 'RefusedError' });
  });

  it('a file comes as it is, and a refusal in its place as JSON', async () => {
    const adapter: Adapter = {
      getInvoiceFile: { response: () => ({ code: 1, msg: '尚未开具' }) },
    };
    const file = new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const { http } = adaptedHttp({ adapter, answer: () => file });
    const { data } = await getInvoiceFile(http, { id: '1' });
    expect(await (data as Blob).text()).toBe('%PDF');
    const numbers = new Response('42', { headers: { 'content-type': 'text/csv' } });
    const table = await getInvoiceFile(adaptedHttp({ adapter, answer: () => numbers }).http, { id: '1' });
    expect(await (table.data as Blob).text()).toBe('42');
    const refusing = adaptedHttp({ adapter, answer: () => Response.json({ ready: false }) });
    await expect(getInvoiceFile(refusing.http, { id: '1' })).rejects.toMatchObject({ message: '尚未开具' });
    const gone = adaptedHttp({
      adapter: { getInvoiceFile: { failure: (body: unknown) => ({ msg: String(body) }) } },
      answer: () => new Response('"已作废"', { status: 410, headers: { 'content-type': 'text/plain' } }),
    });
    await expect(getInvoiceFile(gone.http, { id: '1' })).rejects.toMatchObject({
      message: '已作废',
      status: 410,
    });
  });
});

it('a file that is uploaded may go by another name', async () => {
  let form = new FormData();
  const { http } = adaptedHttp({
    adapter: {
      uploadFile: {
        request: ({ form }: { form: Record<string, Blob> }) => ({
          form: { document: form.file, kind: 'file' },
        }),
        response: (body: { at: string }) => ({ code: 200, data: { url: body.at } }),
      },
    },
    answer: async (request) => {
      form = await request.formData();
      return Response.json({ at: '/files/9' }, { status: 201 });
    },
  });
  const { data } = await uploadFile(http, { file: new File(['x'], 'a.txt') });
  expect(data).toMatchObject({ url: '/files/9' });
  expect([...form.keys()]).toEqual(['document', 'kind']);
});

it('the schema still checks what an adapter answers', async () => {
  const { http } = adaptedHttp({
    adapter: { getTickets: { response: () => ({ code: 200, data: { records: 'none' } }) } },
  });
  await expect(getTickets(http, { current: 1 })).rejects.toBeInstanceOf(MalformedAnswerError);
});
