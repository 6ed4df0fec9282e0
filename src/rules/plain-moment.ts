/** Milliseconds after March 1973, or ISO 8601 with a zone. */
const plain = /^\d{12}|Z$|T.*[+-]/;

/** Reads a time as a back end should write it to milliseconds since 1970; NaN for any other: `readMoment` reads those. */
export const plainMoment = (value: unknown): number =>
  plain.test(String(value)) ? new Date(value as string | number).getTime() : NaN;
