/** An identity card number with its first 3 and last 4 characters kept; a shorter one is hidden whole. */
export function maskIdCard(idCard: string): string {
  return idCard.length > 7
    ? idCard.slice(0, 3) + '*'.repeat(idCard.length - 7) + idCard.slice(-4)
    : '*'.repeat(idCard.length);
}
