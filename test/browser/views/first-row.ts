import { createSandbox } from '#host/sandbox/index.ts';

/** The first row that the teacher gets of a list; it comes from a sandbox like the one of the test, whose data is the same. */
export async function firstRow<Row>(path: string): Promise<Row> {
  const sandbox = createSandbox();
  const headers = { authorization: `Bearer ${sandbox.tokenOf('teacher')}` };
  const response = await sandbox.fetch(`http://sandbox.localhost${path}?current=1&size=10`, { headers });
  const { data } = (await response.json()) as { data: Row[] | { records: Row[] } };
  const [first] = Array.isArray(data) ? data : data.records;
  if (!first) throw new Error(`${path} has no rows`);
  return first;
}
