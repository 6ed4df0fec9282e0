/** Compares two values of a field; lists by their entries. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** True for a field without text, choice, file or entry of a list. */
export const isBlank = (value: unknown) =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** `values` with another value of one field. */
export const withValue = <Values extends object>(values: Values, name: string, value: unknown): Values => ({
  ...values,
  [name]: value,
});

/** The values that differ from the former ones. */
export function changedValues<Values extends object>(values: Values, former: Values): Partial<Values> {
  const names = Object.keys(former) as (keyof Values & string)[];
  return names
    .filter((name) => !isSameValue(values[name], former[name]))
    .reduce<Partial<Values>>((all, name) => withValue(all, name, values[name]), {});
}

export const isChanged = <Values extends object>(values: Values, former: Values): boolean =>
  Object.keys(changedValues(values, former)).length > 0;
