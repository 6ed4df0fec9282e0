import { createInvoice, getInvoices, type Invoice } from '#src/api/invoices.ts';
import { RefusedError } from '#src/http/errors.ts';
import { unwrap } from '#src/http/unwrap.ts';
import type { Portal } from '#src/portal.ts';
import { NEWEST_INVOICES_SIZE } from '../../limits.ts';

export interface AskedInvoice {
  id: string;
  /** An earlier attempt has succeeded, whose response was lost. */
  isFound: boolean;
}

/** Asks for an invoice. If the orders have one already, since the response to an earlier attempt was lost, finds it. */
export async function askForInvoice(
  { http, language }: Pick<Portal, 'http' | 'language'>,
  input: Parameters<typeof createInvoice>[1],
  signal: AbortSignal,
): Promise<AskedInvoice> {
  try {
    const { id } = unwrap(await createInvoice(http, input, { signal, silent: true }), language);
    return { id, isFound: false };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const response = await getInvoices(
      http,
      { current: 1, size: NEWEST_INVOICES_SIZE },
      { signal, silent: true },
    ).catch(() => null);
    const known = response?.type === 'success' ? response.data.records : [];
    const found = known.find((invoice) => isOf(invoice, input.orderIds));
    if (!found) throw error;
    return { id: found.id, isFound: true };
  }
}

/** True for an invoice of exactly these orders that has not failed. */
function isOf({ state, orders }: Invoice, ids: readonly string[]): boolean {
  const own = new Set(orders.map(({ id }) => id));
  return state !== 'failed' && own.size === new Set(ids).size && ids.every((id) => own.has(id));
}
