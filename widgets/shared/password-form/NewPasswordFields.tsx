import { LockKeyhole } from 'lucide-react';
import type { Form } from '#src/data/forms/form.ts';
import { passwordTexts } from '#src/texts/password.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { PasswordChecklist } from '#src/ui/fields/PasswordChecklist.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { useSession } from '#src/data/portal-context.ts';

/** Renders password, unmet rules and repeated password; the form must have fields `password` and `confirm`. */
export function NewPasswordFields({ form }: { form: Form<{ password: string; confirm: string }> }) {
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

/** A hidden field that gives password managers the user name of the new password. */
export function AccountName({ mobile = '' }: { mobile?: string }) {
  const name = useSession((session) => session.userInfo?.username ?? '') || mobile;
  return <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />;
}
