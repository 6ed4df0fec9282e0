// @vitest-environment node
import ts from 'typescript';
import { expect, it } from 'vitest';
import { closeTicket, getTickets, submitTicket, ticketTypes } from '#src/api/tickets.ts';
import { shownAddress } from '#src/rules/shown-address.ts';
import english from '#stories/docs/en/21-back-end.mdx?raw';
import { blocksOf } from '../../documents/code-blocks.ts';
import { adaptedHttp, wire } from '../http/adapter/adapt.ts';

/** The adapter of the documentation as it stands, which its compiler makes a module. */
async function documentedAdapter(): Promise<unknown> {
  const block = blocksOf('21-back-end.mdx', english).find(({ title }) => title === 'src/adapter.ts');
  const { outputText } = ts.transpileModule(block?.code ?? '', {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const address = `data:text/javascript,${encodeURIComponent(outputText)}`;
  return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
}

const ticket = { type: ticketTypes.fault, content: '无法播放', url: '', problemUrl: shownAddress('/course') };

it('the adapter of the documentation connects its back end', async () => {
  const adapter = await documentedAdapter();
  const list = adaptedHttp({
    adapter,
    answer: () => Response.json({ items: [{ key: 7, text: '黑屏', filed_at: '2026-11-02' }], count: 1 }),
  });
  const { data } = await getTickets(list.http, { current: 1 });
  expect(data).toMatchObject({ total: 1, records: [{ problemId: '7', content: '黑屏' }] });
  expect(await wire(list.sent[0])).toBe('GET /v1/reports?page=1&per_page=10');

  const send = adaptedHttp({ adapter, answer: () => Response.json({ key: 8 }, { status: 201 }) });
  expect((await submitTicket(send.http, ticket)).data).toMatchObject({ problemId: '8' });
  expect(await wire(send.sent[0])).toBe('POST /v1/reports {"text":"无法播放"}');

  const close = adaptedHttp({ adapter, answer: () => new Response(null, { status: 204 }) });
  await closeTicket(close.http, { problemId: '8' });
  expect(await wire(close.sent[0])).toBe('PATCH /v1/reports/8 {"phase":"done"}');

  const refused = adaptedHttp({
    adapter,
    answer: () => Response.json({ error: { detail: '请至少写五个字' } }, { status: 422 }),
  });
  await expect(submitTicket(refused.http, ticket)).rejects.toMatchObject({ message: '请至少写五个字' });
});
