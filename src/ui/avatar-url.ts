/**
 * Where a user's picture lies: `<base><userId>.jpg?t=<timestamp>`; a new timestamp shows a new picture.
 * Empty without a user: then the default picture is shown.
 */
export function avatarUrl(base: string, userId: string, timestamp: number): string {
  return userId && `${base}${encodeURIComponent(userId)}.jpg?t=${timestamp}`;
}
