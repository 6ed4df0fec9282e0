/** Identifies a token without disclosing it; '' for none. Not `crypto.subtle`, which answers later than a first render. */
export function tokenDigest(token: string): string {
  if (!token) return '';
  let [one, other] = [0x811c9dc5, 0x41c6ce57];
  for (const letter of token) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('-');
}
