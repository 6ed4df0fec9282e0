import { invoiceTypes, type createInvoice, type InvoiceTitle } from '#src/api/invoices.ts';
import type { Order } from '#src/api/orders.ts';
import type { Errors, Form } from '#src/data/forms/form.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { INVOICE_TITLE_LIMIT } from '#src/rules/limits.ts';
import { emailText, isEmail } from '#src/rules/personal-fields.ts';
import { taxNumberFault, taxNumberText } from '#src/rules/tax-number.ts';
import { fill } from '#src/texts/texts.ts';
import type { InvoiceWords } from './invoice-texts.ts';

/** Each type of invoice has a title of its own, so that changing the type loses nothing. `orders` holds their ids. */
export type InvoiceValues = Readonly<
  Record<'orders' | 'type' | 'company' | 'taxNumber' | 'personal' | 'email', string>
>;
export type InvoiceFormState = Form<InvoiceValues>;

/** The ids of an address that belong to orders, and how many do not, e.g. since they have an invoice by now. */
export function chosenOrders(
  query: URLSearchParams,
  orders: readonly Order[],
): { ids: string[]; unknown: number } {
  const asked = [...new Set((query.get('orders') ?? '').split(',').filter(Boolean))];
  const ids = asked.filter((id) => orders.some((order) => order.id === id));
  return { ids, unknown: asked.length - ids.length };
}

/** The form as it is opened: with the latest titles that the server remembers. */
export function initialInvoice(titles: readonly InvoiceTitle[], ids: readonly string[]): InvoiceValues {
  const latest = (wanted: string) => titles.find(({ type }) => type === wanted);
  return {
    orders: ids.join(','),
    type: titles[0]?.type ?? invoiceTypes[1],
    company: latest('company')?.title ?? '',
    taxNumber: taxNumberText(latest('company')?.taxNumber ?? ''),
    personal: latest('personal')?.title ?? '',
    email: titles.find(({ email }) => email)?.email ?? '',
  };
}

export const typeOf = ({ type }: InvoiceValues) =>
  type === 'personal' ? ('personal' as const) : ('company' as const);

export const keptInvoiceTexts = {
  taxNumber: taxNumberText,
  email: emailText,
};

const taxNumberFaults = {
  length: 'taxNumberLength',
  characters: 'taxNumberCharacters',
  check: 'taxNumberCheck',
} as const;

export function invoiceErrors(values: InvoiceValues, words: InvoiceWords): Errors<InvoiceValues> {
  const errors: Errors<InvoiceValues> = {};
  if (!values.orders) errors.orders = words.ordersMissing;
  const type = typeOf(values);
  const title = values[type].trim();
  if (!title) errors[type] = words.titleMissing;
  else if (visibleLength(title) > INVOICE_TITLE_LIMIT) {
    errors[type] = fill(words.titleTooLong, { limit: INVOICE_TITLE_LIMIT });
  }
  const fault = type === 'company' ? taxNumberFault(values.taxNumber) : null;
  if (fault) errors.taxNumber = values.taxNumber ? words[taxNumberFaults[fault]] : words.taxNumberMissing;
  if (!isEmail(values.email)) errors.email = values.email ? words.emailWrong : words.emailMissing;
  return errors;
}

export function invoiceRequest(values: InvoiceValues): Parameters<typeof createInvoice>[1] {
  const type = typeOf(values);
  return {
    orderIds: values.orders.split(','),
    type,
    title: values[type].trim(),
    taxNumber: type === 'company' ? values.taxNumber : undefined,
    email: values.email,
  };
}
