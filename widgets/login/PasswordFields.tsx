import { Check, Circle, LockKeyhole } from 'lucide-react';
import { passwordChecks } from '../../src/rules/password.ts';
import { registrationTexts } from '../../src/texts/registration.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Field } from '../../src/ui/Field.tsx';
import { PasswordInput } from '../../src/ui/PasswordInput.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import type { EntryForm } from './useEntryForm.ts';

/** A new password, what it still lacks, and the password again; its form has fields `password` and `confirm`. */
export function PasswordFields<Name extends string>({
  form,
}: {
  form: EntryForm<Name | 'password' | 'confirm'>;
}) {
  const words = useTexts(registrationTexts);
  const { noSpace, length, mix } = passwordChecks(form.values.password);
  const rules = [
    { text: words.checkSpace, isMet: noSpace },
    { text: words.checkLength, isMet: length },
    { text: words.checkMix, isMet: mix },
  ];
  return (
    <>
      <Field label={words.newPassword} error={form.errors.password}>
        <PasswordInput
          {...form.bind('password')}
          leading={<LockKeyhole aria-hidden="true" />}
          placeholder={words.passwordHint}
          autoComplete="new-password"
        />
      </Field>
      <ul className="portal-login-checklist">
        {rules.map(({ text, isMet }) => (
          <li key={text} className="portal-login-check" data-met={isMet || undefined}>
            {isMet ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
            {text}
            <VisuallyHidden>{isMet ? words.checkMet : words.checkOpen}</VisuallyHidden>
          </li>
        ))}
      </ul>
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
