import { useId } from 'react';
import type { Order } from '#src/api/orders.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { FieldNotes } from '#src/ui/fields/Field.tsx';
import { yuanText } from '#src/texts/format.ts';
import { dateText } from '../../content/document/date-text.ts';
import { invoiceTexts } from './invoice-texts.ts';

interface OrderChoiceProps {
  orders: readonly Order[];
  /** The chosen ones. */
  ids: readonly string[];
  /** How many orders the address names that cannot be chosen. */
  unknown: number;
  error: string | undefined;
  onChange: (ids: readonly string[]) => void;
}

/** The orders that can be put on the invoice. */
export function OrderChoice({ orders, ids, unknown, error, onChange }: OrderChoiceProps) {
  const words = useTexts(invoiceTexts);
  const { locale } = usePortal().language;
  const errorId = useId();
  return (
    <fieldset className="portal-invoicing-part" aria-describedby={error ? errorId : undefined}>
      <legend>{words.orders}</legend>
      {unknown > 0 ? <p role="status">{fill(words.ordersGone, { count: unknown })}</p> : null}
      <Checkbox
        checked={ids.length === orders.length}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? orders.map(({ id }) => id) : [])}
      >
        {words.all}
      </Checkbox>
      <ul className="portal-invoicing-orders">
        {orders.map(({ id, title, amount, payTime }) => (
          <li key={id}>
            <Checkbox
              name="orders"
              checked={ids.includes(id)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...ids, id] : ids.filter((one) => one !== id))
              }
            >
              {title}
              <span className="portal-invoicing-order">
                <span>{dateText(payTime)}</span>
                <span>{id}</span>
              </span>
            </Checkbox>
            <span className="portal-invoicing-amount">{yuanText(amount, locale)}</span>
          </li>
        ))}
      </ul>
      <FieldNotes hint={null} hintId={undefined} error={error} errorId={errorId} />
    </fieldset>
  );
}
