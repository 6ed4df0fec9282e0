/** Compares two values of a field; lists by their entries. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** True for a field without text, choice, file or entry of a list. */
export const isBlank = (value: unknown) =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);
