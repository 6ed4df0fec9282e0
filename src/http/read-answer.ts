import type { BaseIssue, Config, GenericSchema } from 'valibot';

/** What the schemas of answers have to know of the settings. */
export interface Reading {
  /** Of times that name none. */
  timeZone?: string | undefined;
}

/** valibot's `safeParse` with our settings, of which that one would hand none to the schemas. */
export function readAnswer<Data>(schema: GenericSchema<unknown, Data>, data: unknown, { timeZone }: Reading) {
  const config: Config<BaseIssue<unknown>> & Reading = { timeZone };
  return schema['~run']({ value: data }, config);
}
