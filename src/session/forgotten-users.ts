/** The users who have logged out on a public computer while this page was open, and have not logged in again. */
const forgotten = new Set<string>();

/** A call that fails late, or a form that is still open, would store the user's text again. */
export function refuseDrafts(userId: string): void {
  if (userId) forgotten.add(userId);
}

export const acceptDrafts = (userId: string): void => void forgotten.delete(userId);

export const refusesDrafts = (userId: string): boolean => forgotten.has(userId);
