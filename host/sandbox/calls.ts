/** A recorded call, so that tests and developers can see what the portal has sent. */
export interface CallRecord {
  method: string;
  /** Without the query. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** 0 while it is pending, and for good when the connection was dropped. */
  status: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Files are shown by name, type and size. */
export function recordBody(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      value instanceof File ? { name: value.name, type: value.type, size: value.size } : value,
    ]),
  );
}
