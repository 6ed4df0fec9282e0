/** A `tel:` link of a number as people write it. */
export function telephoneUrl(number: string): `tel:${string}` {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
