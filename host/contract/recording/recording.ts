import * as v from 'valibot';

const answer = v.object({
  method: v.string(),
  /** The path of the contract, with its `{places}`. */
  path: v.string(),
  /** The path that was asked. */
  asked: v.string(),
  query: v.record(v.string(), v.string()),
  /** The JSON of a success. */
  body: v.unknown(),
});
export type RecordedAnswer = v.InferOutput<typeof answer>;

const schema = v.object({ version: v.literal(1), answers: v.array(answer) });

/** The masked answers of a back end, as `npm run contract -- … --record <file>` writes them. */
export type Recording = v.InferOutput<typeof schema>;

export class RecordingError extends Error {
  override name = 'RecordingError';
}

/** Throws a RecordingError that says what is wrong with the text. */
export function readRecording(text: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new RecordingError('not JSON', { cause });
  }
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new RecordingError(`${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}
