import { Mismatch, type Read } from '../rules/read.ts';

/** One place where a value differs from what was agreed. */
export interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  /** What valibot says beside the message, which would repeat the value. */
  expected?: string | null;
  type?: string;
}

type Result<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

/** What checks an answer: any validator of the Standard Schema (valibot's, for one) that answers at once. */
export interface Schema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
  };
}

/** A schema of a reader. */
/* @__NO_SIDE_EFFECTS__ */
export function schemaOf<Output>(read: Read<Output>): Schema<Output> {
  const validate = (value: unknown): Result<Output> => {
    try {
      return { value: read(value) };
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      return { issues: [{ message: error.message, expected: error.message, path: error.path }] };
    }
  };
  return { '~standard': { version: 1, vendor: 'portal', validate } };
}

/** The value as the schema makes it, or where it does not fit. */
export function validate<Output>(schema: Schema<Output>, value: unknown): Result<Output> {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('a schema that waits');
  return result;
}
