import { useEffect } from 'react';
import { updatePassword } from '#src/api/password.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { passwordLevel } from '#src/rules/password.ts';
import { passwordTexts } from '#src/texts/password.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import {
  AccountName,
  NewPasswordFields,
  newPasswordFaults,
  requireSuccess,
  passwordFormTexts,
} from '../shared/password-form/index.ts';

interface NewPasswordFormProps {
  mobile: string;
  isShown: boolean;
  /** Goes back to request another code, because the verification may have expired. */
  onBack: () => void;
  onDone: () => void;
}

/** Step 2: sets the new password. */
export function NewPasswordForm({ mobile, isShown, onBack, onDone }: NewPasswordFormProps) {
  const words = useTexts(passwordFormTexts);
  const rules = useTexts(passwordTexts);
  const portal = usePortal();
  const form = useForm({
    initial: { password: '', confirm: '' },
    check: (values) => newPasswordFaults(values, rules),
    checksOnBlur: true,
    async send({ password }, { signal }) {
      const change = { type: 'forgot' as const, password, passwordLevel: passwordLevel(password) };
      requireSuccess(portal, await updatePassword(portal.http, change, { signal, silent: true }));
      onDone();
    },
    generalFailure: words.failed,
  });
  const { focus } = form;
  // The focused field was unmounted with the previous step.
  useEffect(() => {
    if (isShown) focus('password');
    // oxlint-disable-next-line react/exhaustive-deps -- whenever the step is shown
  }, [isShown]);
  return (
    <form className="portal-password-panel-form" {...form.props}>
      <AccountName mobile={mobile} />
      <NewPasswordFields form={form} />
      <FormAlert text={form.failure} />
      <div className="portal-password-panel-actions">
        <Button type="submit" variant="primary" size="large" block busy={form.busy}>
          {words.confirm}
        </Button>
        <Button variant="ghost" size="large" block disabled={form.busy} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
