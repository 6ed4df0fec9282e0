import { useRef } from 'react';
import { useLocation } from 'wouter';
import { invoicePaths } from '#src/api/changed-paths.ts';
import { invoiceTypes, type InvoiceTitle } from '#src/api/invoices.ts';
import type { Order } from '#src/api/orders.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { publishChanges } from '#src/session/publish-changes.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { yuanText } from '#src/texts/format.ts';
import { withValues } from '../../content/query-choice.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { askForInvoice, type AskedInvoice } from './ask-for-invoice.ts';
import {
  chosenOrders,
  initialInvoice,
  invoiceErrors,
  invoiceRequest,
  keptInvoiceTexts,
  typeOf,
} from './invoice-fields.ts';
import { invoicePath } from './invoice-status.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { sumOf } from './order-status.ts';
import { RememberedTitles } from './RememberedTitles.tsx';

interface InvoiceFormProps {
  orders: readonly Order[];
  titles: readonly InvoiceTitle[];
}

/** The chosen orders stand in the address; what is typed is kept as a draft. */
export function InvoiceForm({ orders, titles }: InvoiceFormProps) {
  const words = useTexts(invoiceTexts);
  const portal = usePortal();
  const toast = useToast();
  const [, navigate] = useLocation();
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const { ids, unknown } = chosenOrders(query, orders);
  const sentTo = useRef<AskedInvoice>({ id: '', isFound: false });

  const form = useForm({
    draft: useFormDraft('invoice'),
    initial: initialInvoice(titles, ids),
    keep: keptInvoiceTexts,
    check: (values) => invoiceErrors(values, words),
    async send(values, { signal }) {
      const sent = await askForInvoice(portal, invoiceRequest(values), signal);
      // The answer that would have told the other tabs was lost.
      if (sent.isFound) publishChanges(portal, invoicePaths);
      sentTo.current = sent;
    },
    onSent() {
      const { id, isFound } = sentTo.current;
      toast({ tone: 'success', text: isFound ? fill(words.submittedBefore, { id }) : words.submitted });
      navigate(invoicePath(id), { replace: true });
    },
    generalFailure: words.submitFailed,
  });

  const choose = (chosen: readonly string[]) =>
    setQuery(withValues(query, { orders: chosen.join(',') }), 'replace');

  const type = typeOf(form.values);
  const amount = sumOf(orders.filter(({ id }) => ids.includes(id)).map((order) => order.amount));
  return (
    <form className="portal-invoicing" {...form.props}>
      <OrderChoice orders={orders} ids={ids} unknown={unknown} error={form.errors.orders} onChange={choose} />
      <fieldset className="portal-invoicing-part">
        <legend>{words.details}</legend>
        {titles.length > 0 ? <RememberedTitles titles={titles} form={form} /> : null}
        <RadioGroup
          label={words.type}
          options={invoiceTypes.map((value) => ({ value, label: words[value] })).reverse()}
          value={type}
          onChange={(value) => form.set('type', value)}
        />
        <div className="portal-invoicing-grid">
          <Field
            key={type}
            label={words.title}
            hint={words[`${type}Hint`]}
            error={form.errors[type]}
            required
          >
            <Input {...form.bind(type)} autoComplete={type === 'company' ? 'organization' : 'name'} />
          </Field>
          {type === 'company' ? (
            <Field label={words.taxNumber} hint={words.taxNumberHint} error={form.errors.taxNumber} required>
              <Input {...form.bind('taxNumber')} autoComplete="off" autoCapitalize="characters" />
            </Field>
          ) : null}
          <Field label={words.email} hint={words.emailHint} error={form.errors.email} required>
            <Input {...form.bind('email')} type="email" inputMode="email" autoComplete="email" />
          </Field>
        </div>
      </fieldset>
      <FormAlert text={form.failure} />
      <div className="portal-invoicing-end">
        <p role="status">
          {fill(words.sum, { count: ids.length })}
          <strong>{yuanText(amount, portal.language.locale)}</strong>
        </p>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
