const literal = /^'(.*)'$/;

/**
 * Compares the `detail` of an event with the documented fields and their TypeScript types, which are unions of primitive
 * types and literals. Returns a sentence per difference.
 */
export function misfitsOf(detail: unknown, documented: Readonly<Record<string, string>> = {}): string[] {
  const names = Object.keys(documented);
  if (names.length === 0) return detail === null ? [] : [`a detail, ${JSON.stringify(detail)}`];
  if (typeof detail !== 'object' || detail === null) return ['no detail'];
  const values = new Map(Object.entries(detail));
  const unknown = [...values.keys()].filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => `${name} is not documented`),
    ...Object.entries(documented).flatMap(([name, type]) =>
      isOfType(values.get(name), type) ? [] : [`${name} is ${JSON.stringify(values.get(name))}, not ${type}`],
    ),
  ];
}

function isOfType(value: unknown, type: string): boolean {
  return type.split(' | ').some((one) => {
    const [, text] = literal.exec(one) ?? [];
    return text === undefined ? typeof value === one : value === text;
  });
}
