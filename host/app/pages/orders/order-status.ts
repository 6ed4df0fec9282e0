import { parseUrl } from '#src/rules/parse-url.ts';
import type { OrderStatus } from '#src/api/orders.ts';
import { type SafeUrl, webUrl } from '#src/rules/safe-url.ts';
import { UNKNOWN_PAGE } from '#src/rules/page-url.ts';
import type { StatusBadgeProps } from '#src/ui/badges/StatusBadge.tsx';
import type { OrderWords } from './texts.ts';

type Word = keyof OrderWords;

interface OrderStatusView {
  tone: StatusBadgeProps['tone'];
  hint: Word;
  steps: readonly Word[];
  /** The index of the step that is to be taken. */
  current: number;
}

/** The views of the statuses of an order; their labels are the texts of the same names. */
export const orderStatusViews: Readonly<Record<OrderStatus, OrderStatusView>> = {
  unpaid: {
    tone: 'warning',
    hint: 'unpaidHint',
    steps: ['submitted', 'payment', 'opened'],
    current: 1,
  },
  paid: { tone: 'success', hint: 'paidHint', steps: ['submitted', 'payment', 'opened'], current: 3 },
  cancelled: { tone: 'quiet', hint: 'cancelledHint', steps: ['submitted', 'cancelled'], current: 2 },
  refunded: { tone: 'quiet', hint: 'refundedHint', steps: ['submitted', 'payment', 'refunded'], current: 3 },
};

/** The page on which these orders are put on one invoice. */
export function invoicingPath(ids: readonly string[]): SafeUrl {
  return `/space/invoicing?${new URLSearchParams({ orders: ids.join(',') })}`;
}

/** The absolute address of the payment page, which another device can open too; '' unless it is http(s). */
export function payAddress(payUrl: string | null, api: string, page: string): SafeUrl {
  const base = new URL(api || page || UNKNOWN_PAGE, page || UNKNOWN_PAGE).href;
  return payUrl?.trim() ? webUrl(parseUrl(payUrl, base)) : '';
}

/** A sum of amounts in yuan, computed in whole fen: 0.1 + 0.2 is 0.3. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
