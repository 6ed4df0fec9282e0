import type { InvoiceTitle } from '../../../../src/api/invoices.ts';
import type { QueryState } from '../../../../src/data/useQuery.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import { Field } from '../../../../src/ui/Field.tsx';
import { Select } from '../../../../src/ui/Select.tsx';
import { typeOf, type InvoiceFormState } from './invoice-fields.ts';
import { invoiceTexts } from './invoice-texts.ts';

interface RememberedTitlesProps {
  titles: QueryState<InvoiceTitle[]>;
  form: InvoiceFormState;
}

/** Fills in a title of an earlier invoice. */
export function RememberedTitles({
  titles: { data = [], error, isValidating, retry },
  form,
}: RememberedTitlesProps) {
  const words = useTexts(invoiceTexts);
  if (error) {
    return (
      <p className="portal-invoicing-failed" role="alert">
        {words.rememberedFailed}
        <Button variant="link" size="small" busy={isValidating} onClick={retry}>
          {words.retry}
        </Button>
      </p>
    );
  }
  if (data.length === 0) return null;

  const type = typeOf(form.values);
  const current = data.findIndex(
    (one) =>
      one.type === type &&
      one.title === form.values[type] &&
      (type === 'personal' || one.taxNumber === form.values.taxNumber),
  );
  function fillIn(title: InvoiceTitle | undefined): void {
    if (!title) return;
    form.set('type', title.type);
    form.set(title.type, title.title);
    if (title.type === 'company') form.set('taxNumber', title.taxNumber ?? '');
    if (title.email) form.set('email', title.email);
  }
  return (
    <Field label={words.remembered}>
      <Select
        placeholder={words.rememberedOther}
        value={current < 0 ? '' : String(current)}
        options={data.map(({ title, taxNumber }, index) => ({
          value: String(index),
          label: [title, taxNumber].filter(Boolean).join(' · '),
        }))}
        onChange={({ currentTarget }) => fillIn(data[Number(currentTarget.value || NaN)])}
      />
    </Field>
  );
}
