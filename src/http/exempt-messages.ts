/** Server messages for an expired QR code or an early update. */
const knownMessages = ['二维码已过期', '更新时间不合法', 'QR code expired', 'illegal update time'];

/** Exempt messages of the server never raise a toast. `exemptMessages`: the operator's own; null: ours. */
export function isSuppressed(
  { exemptMessages }: { exemptMessages: readonly string[] | null },
  message: string,
): boolean {
  return (exemptMessages ?? knownMessages).includes(message);
}
