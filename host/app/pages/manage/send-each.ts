import type { EndpointResponse } from '#src/http/endpoint.ts';
import { PortalError } from '#src/http/errors.ts';
import { unwrap } from '#src/http/unwrap.ts';
import type { Language } from '#src/texts/texts.ts';

export interface Failures<Row> {
  rows: readonly Row[];
  /** Why the last of them failed. */
  reason: string;
}

/** Sends a request for each row, all at once, since the page may be about to close. */
export async function sendEach<Row>(
  rows: readonly Row[],
  language: Language,
  send: (row: Row) => Promise<EndpointResponse<unknown>>,
): Promise<Failures<Row>> {
  const failed: Row[] = [];
  let reason = '';
  const sendOne = async (row: Row) => {
    try {
      unwrap(await send(row), language);
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      failed.push(row);
      reason = error.message;
    }
  };
  await Promise.all(rows.map(sendOne));
  return { rows: failed, reason };
}
