/** Whether two values of a field are the same; lists are by their entries. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** Whether a field holds no text, choice, file or entry of a list. */
export const isBlank = (value: unknown) =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);
