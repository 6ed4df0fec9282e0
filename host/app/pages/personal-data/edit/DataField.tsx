import type { InputHTMLAttributes } from 'react';
import { getSubjects } from '#src/api/account.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { Form } from '#src/data/forms/form.ts';
import { personalDataTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { degreeChoices, genderChoices, stageChoices, withPresent, type Choice } from '../choices.ts';
import { labelOf, type FieldName } from '../fields.ts';

interface DataFieldProps {
  form: Form<Record<string, string>>;
  /** The name of the field in the form. */
  name: string;
  /** The known profile field; undefined means free text. */
  kind: FieldName | undefined;
  label?: string;
  required?: boolean;
  hint?: string;
}

const attributes: Partial<Record<FieldName, InputHTMLAttributes<HTMLInputElement>>> = {
  realName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  idCard: { autoComplete: 'off', autoCapitalize: 'characters' },
  school: { autoComplete: 'organization' },
  district: { autoComplete: 'address-level3' },
  teachingYears: { inputMode: 'numeric', autoComplete: 'off' },
  mobile: { inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
};

/** Renders a profile field as text input, select or radio group, depending on its kind. */
export function DataField(props: DataFieldProps) {
  const { form, name, kind, required, hint } = props;
  const words = useTexts(personalDataTexts);
  const label = props.label ?? (kind ? labelOf(kind, words) : name);
  const error = form.errors[name];
  const value = form.values[name];

  if (kind === 'gender') {
    const options = genderChoices(words);
    return (
      <RadioGroup
        label={label}
        required={required}
        error={error}
        value={value || null}
        options={options}
        onChange={(next) => form.set(name, next)}
      />
    );
  }
  if (kind === 'subject') return <SubjectField {...props} label={label} />;
  const choices = kind === 'stage' ? stageChoices(words) : kind === 'degree' ? degreeChoices(words) : null;
  if (choices) return <ChoiceField {...props} label={label} choices={choices} />;
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      <Input {...form.bind(name)} {...(kind ? attributes[kind] : {})} />
    </Field>
  );
}

interface ChoiceFieldProps extends DataFieldProps {
  label: string;
  choices: readonly Choice[];
}

function ChoiceField(props: ChoiceFieldProps) {
  const { form, name, label, required, hint, choices } = props;
  return (
    <Field label={label} required={required} hint={hint} error={form.errors[name]}>
      <Select {...form.bind(name)} options={withPresent(choices, form.values[name] ?? '')} />
    </Field>
  );
}

function SubjectField(props: DataFieldProps & { label: string }) {
  const words = useTexts(personalDataTexts);
  const { data, error } = useQuery(getSubjects, undefined);
  const choices = (data ?? []).map((subject) => ({ value: subject.name, label: subject.name }));
  return <ChoiceField {...props} choices={choices} hint={error ? words.subjectFailed : props.hint} />;
}
