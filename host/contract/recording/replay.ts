import { isRecord } from '#src/rules/record.ts';
import type { RecordedAnswer, Recording } from './recording.ts';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * A back end that answers queries with what was recorded, and everything else, e.g. the log-in, with the sandbox. Where
 * this very request was not recorded, another of the same call answers: any item opens as the one that was recorded.
 */
export function replay({ answers }: Recording, sandbox: { fetch: Fetch }): Fetch {
  const patterns = new Map(answers.map(({ path }) => [path, patternOf(path)]));
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const ofCall = answers.filter(
      ({ method, path }) => method === request.method && patterns.get(path)?.test(pathname),
    );
    const found = closest(ofCall, pathname, searchParams);
    if (!found) return sandbox.fetch(request);
    return Response.json(pageOf(found, searchParams));
  };
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/** The answer to the request that is most like this one: the same path first, then as many equal parameters as can be. */
function closest(
  answers: readonly RecordedAnswer[],
  pathname: string,
  query: URLSearchParams,
): RecordedAnswer | undefined {
  const likeness = ({ asked, query: recorded }: RecordedAnswer) =>
    (asked === pathname ? 1000 : 0) +
    Object.entries(recorded).filter(([name, value]) => query.get(name) === value).length;
  return answers.toSorted((one, other) => likeness(other) - likeness(one))[0];
}

/** Of a list, one page was recorded: the pages after it are empty. */
function pageOf({ query: recorded, body }: RecordedAnswer, query: URLSearchParams): unknown {
  const isLater = Number(query.get('current') ?? 1) > Number(recorded.current ?? 1);
  if (!isLater || !isRecord(body) || !isRecord(body.data) || !Array.isArray(body.data.records)) return body;
  return { ...body, data: { ...body.data, records: [] } };
}
