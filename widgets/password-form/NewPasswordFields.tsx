import { LockKeyhole } from 'lucide-react';
import type { Form } from '../../src/data/useForm.ts';
import { passwordTexts } from '../../src/texts/password.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Field } from '../../src/ui/Field.tsx';
import { PasswordChecklist } from '../../src/ui/PasswordChecklist.tsx';
import { PasswordInput } from '../../src/ui/PasswordInput.tsx';

/** Renders password, unmet rules and repeated password; the form must have fields `password` and `confirm`. */
export function NewPasswordFields<Name extends string>({
  form,
}: {
  form: Form<Name | 'password' | 'confirm'>;
}) {
  const words = useTexts(passwordTexts);
  return (
    <>
      <Field
        label={words.newPassword}
        hint={<PasswordChecklist password={form.values.password} />}
        error={form.errors.password}
      >
        <PasswordInput
          {...form.bind('password')}
          leading={<LockKeyhole aria-hidden="true" />}
          placeholder={words.newPasswordHint}
          autoComplete="new-password"
        />
      </Field>
      <Field label={words.confirm} error={form.errors.confirm}>
        <PasswordInput
          {...form.bind('confirm')}
          leading={<LockKeyhole aria-hidden="true" />}
          placeholder={words.confirmHint}
          autoComplete="new-password"
        />
      </Field>
    </>
  );
}
