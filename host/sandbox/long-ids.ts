import { AFTER_CLASS } from '#src/api/learning/quiz-questions.ts';
import { isRecord } from '#src/rules/record.ts';

/** Back ends in Java write ids as JSON numbers of 64 bits, which JSON.parse rounds. On demand the sandbox does so too. */
export interface LongIds {
  switch(on: boolean): void;
  /** The response with a long number for each id. */
  write(response: Response): Promise<Response>;
  /** An input with the sandbox's own ids for long ones, which stay valid: a page may know them from before. */
  read<Value>(value: Value): Value;
}

const FIRST = 1_234_567_890_123_456_789n;

const isIdName = (name: string) => /^id$|Ids?$/.test(name);
/** Choices among rows with ids. */
const choiceNames = ['answer', 'given'];
/** Points by the ids of criteria; the values of an author's choices. */
const POINTS = 'points';
const CHOICES = 'choices';
/** These choose by ids; other questions are answered by texts. */
const choosing = [undefined, 'single', 'multiple'];
/** Ids by agreement, which are no rows of a table. */
const words = ['', AFTER_CLASS];

export function createLongIds(): LongIds {
  let isOn = false;
  const longOf = new Map<string, string>();
  const ownOf = new Map<string, string>();

  function long(id: unknown): unknown {
    if (Array.isArray(id)) return id.map(long);
    if ((typeof id !== 'string' && typeof id !== 'number') || words.includes(String(id))) return id;
    return marked(digitsOf(String(id)));
  }

  function digitsOf(own: string): string {
    const digits = longOf.get(own) ?? String(FIRST + BigInt(longOf.size));
    longOf.set(own, digits);
    ownOf.set(digits, own);
    return digits;
  }

  const longIfKnown = (id: unknown) => (typeof id === 'string' && longOf.has(id) ? long(id) : id);

  /** First the ids of all rows, so that what refers to them is known. */
  const ofRows = (value: unknown): unknown =>
    mapFields(value, (one, name) => (isIdName(name) ? long(one) : undefined), ofRows);

  const ofReferences = (value: unknown): unknown =>
    mapFields(
      value,
      (one, name, { type }) => {
        if (choiceNames.includes(name) && Array.isArray(one) && choosing.includes(type as string))
          return one.map(longIfKnown);
        if (!isRecord(one)) return undefined;
        if (name === POINTS) return mapEntries(one, (key, points) => [digitsOf(key), points]);
        if (name !== CHOICES) return undefined;
        return mapEntries(one, (key, chosen) => [
          key,
          Array.isArray(chosen) ? chosen.map(longIfKnown) : chosen,
        ]);
      },
      ofReferences,
    );

  const ownText = (text: string) =>
    text
      .split(',')
      .map((one) => ownOf.get(one) ?? one)
      .join(',');

  function read(value: unknown): unknown {
    if (typeof value === 'string') return ownText(value);
    if (Array.isArray(value)) return value.map(read);
    if (!isRecord(value) || value instanceof Blob) return value;
    return mapEntries(value, (key, one) => [ownText(key), read(one)]);
  }

  return {
    switch(on) {
      isOn = on;
    },
    async write(response) {
      if (!isOn || !response.headers.get('content-type')?.includes('json')) return response;
      const value = ofReferences(ofRows(await response.json()));
      const { status, headers } = response;
      return new Response(JSON.stringify(value).replace(/"long:(\d+)"/g, '$1'), { status, headers });
    },
    read: <Value>(value: Value) => read(value) as Value,
  };
}

/** Becomes a number in the text of the answer: no number of JavaScript holds it. */
const marked = (digits: string) => `long:${digits}`;

/** A copy with other values for some fields; `others` makes those of the rest. */
function mapFields(
  value: unknown,
  change: (value: unknown, name: string, row: Record<string, unknown>) => unknown,
  others: (value: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map(others);
  if (!isRecord(value)) return value;
  return mapEntries(value, (name, one) => [name, change(one, name, value) ?? others(one)]);
}

const mapEntries = (
  row: Record<string, unknown>,
  change: (name: string, value: unknown) => [name: string, value: unknown],
): unknown => Object.fromEntries(Object.entries(row).map(([name, value]) => change(name, value)));
