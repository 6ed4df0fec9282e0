import type { InvoiceTitle } from '#src/api/invoices.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { typeOf, type InvoiceFormState } from './invoice-fields.ts';
import { invoiceTexts } from './invoice-texts.ts';

interface RememberedTitlesProps {
  titles: readonly InvoiceTitle[];
  form: InvoiceFormState;
}

/** Fills in a title of an earlier invoice. */
export function RememberedTitles({ titles, form: { values, set } }: RememberedTitlesProps) {
  const words = useTexts(invoiceTexts);
  const type = typeOf(values);
  const current = titles.findIndex(
    (one) =>
      one.type === type &&
      one.title === values[type] &&
      (type === 'personal' || one.taxNumber === values.taxNumber),
  );
  function fillIn(title: InvoiceTitle | undefined): void {
    if (!title) return;
    set('type', title.type);
    set(title.type, title.title);
    if (title.type === 'company') set('taxNumber', title.taxNumber ?? '');
    if (title.email) set('email', title.email);
  }
  return (
    <Field label={words.remembered}>
      <Select
        placeholder={words.rememberedOther}
        value={current < 0 ? '' : String(current)}
        options={titles.map(({ title, taxNumber }, index) => ({
          value: String(index),
          label: [title, taxNumber].filter(Boolean).join(' · '),
        }))}
        onChange={({ currentTarget }) => fillIn(titles[Number(currentTarget.value || NaN)])}
      />
    </Field>
  );
}
