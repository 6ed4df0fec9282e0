/**
 * Returns the URL of a user's avatar: `<base><userId>.jpg?t=<timestamp>`, where a new timestamp bypasses the
 * cache. Returns '' without a user, which shows the default picture.
 */
export function avatarUrl(base: string, userId: string, timestamp: number): string {
  return userId && `${base}${encodeURIComponent(userId)}.jpg?t=${timestamp}`;
}
