/** Masks an identity card number except its first 3 and last 4 characters; a shorter one is masked completely. */
export function maskIdCard(idCard: string): string {
  return idCard.length > 7
    ? idCard.slice(0, 3) + '*'.repeat(idCard.length - 7) + idCard.slice(-4)
    : '*'.repeat(idCard.length);
}
