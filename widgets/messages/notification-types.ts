/** A type of notifications, with the number of unread ones. */
export interface NotificationType {
  type: number;
  name: string;
  count: number;
}

interface CountRow {
  type?: number | null;
  name?: string | null;
  count: number;
}

/** The types that the server counts, in its order. A row without a type cannot be chosen, and is left out. */
export function notificationTypes(rows: readonly CountRow[], unnamed: string): NotificationType[] {
  const known = new Map<number, NotificationType>();
  for (const { type, name, count } of rows) {
    if (type == null || known.has(type)) continue;
    known.set(type, { type, name: name?.trim() || unnamed, count });
  }
  return [...known.values()];
}
