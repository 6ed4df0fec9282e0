/** A kind of messages, with how many of it are unread. */
export interface MessageType {
  type: number;
  name: string;
  count: number;
}

interface CountRow {
  type?: number | null;
  name?: string | null;
  count: number;
}

/** The kinds that the server counts, in its order; a row without a type is nobody's to choose. */
export function messageTypes(rows: readonly CountRow[], unnamed: string): MessageType[] {
  const known = new Map<number, MessageType>();
  for (const { type, name, count } of rows) {
    if (type == null || known.has(type)) continue;
    known.set(type, { type, name: name?.trim() || unnamed, count });
  }
  return [...known.values()];
}
