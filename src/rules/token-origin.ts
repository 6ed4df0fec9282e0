/** Whether an address may receive a key or token of the session: our own origin or a configured https one. */
export function mayReceiveToken(
  address: string,
  ownOrigin: string,
  tokenOrigins: readonly string[],
): boolean {
  try {
    const { origin, protocol } = new URL(address, ownOrigin);
    return origin === ownOrigin || (protocol === 'https:' && tokenOrigins.includes(origin));
  } catch {
    return false;
  }
}
