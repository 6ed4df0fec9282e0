import type { Row } from './result.ts';

/** The differences that are names alone: the codes of a success, and by call and place the fields of the server and ours. */
interface Renaming {
  codes: (string | number | null)[];
  fields: Record<string, Record<string, Record<string, string>>>;
}

function renamingOf(rows: readonly Row[]): Renaming {
  const codes = new Set<string | number | null>();
  const fields: Renaming['fields'] = {};
  for (const row of rows) {
    for (const { kind, field, renamedFrom } of row.differences) {
      if (renamedFrom === undefined) continue;
      if (kind === 'code') {
        codes.add(renamedFrom);
        continue;
      }
      const parts = field.split('.');
      const to = parts.pop() ?? '';
      const places = (fields[row.name] ??= {});
      (places[parts.join('.')] ??= {})[String(renamedFrom)] = to;
    }
  }
  return { codes: [...codes], fields };
}

/** The text of an adapter that turns the answers of the server into ours, as far as they only use other names; '' for none. */
export function adapterText(rows: readonly Row[]): string {
  const { codes, fields } = renamingOf(rows);
  if (codes.length === 0 && Object.keys(fields).length === 0) return '';
  const entries = Object.entries(fields).map(
    ([name, places]) =>
      `  ${name}: { response: (body) => renamed(framed(body), ${JSON.stringify(places)}) },\n`,
  );
  return `// Proposed by a check of the contract, for the setting "adapter". Names that only look alike may mean something else:
// read it before you use it.

/** Codes that mean success; null is a body without one. */
const successCodes = ${JSON.stringify(codes)};

/** By call and place: the server's name of a field, and ours. */
export default {
  '*': { response: framed },
${entries.join('')}};

function framed(body) {
  const code = body?.code ?? null;
  if (successCodes.includes(code) && !Array.isArray(body)) return { ...body, code: 200 };
  return code === null ? { code: 200, data: body } : body;
}

function renamed(body, places) {
  for (const [place, names] of Object.entries(places)) {
    for (const object of objectsAt(body, place === '' ? [] : place.split('.'))) {
      for (const [from, to] of Object.entries(names)) {
        if (!(from in object)) continue;
        object[to] = object[from];
        delete object[from];
      }
    }
  }
  return body;
}

function objectsAt(value, [step, ...rest]) {
  if (value === null || typeof value !== 'object') return [];
  if (step === undefined) return [value];
  const inside = value[step.replaceAll('[]', '')];
  const all = step.endsWith('[]') ? [inside].flat(Infinity) : [inside];
  return all.flatMap((one) => objectsAt(one, rest));
}
`;
}
