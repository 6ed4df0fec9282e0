import { useEffect } from 'react';
import { resetPassword } from '#src/api/password.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { passwordLevel } from '#src/rules/password.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { passwordTexts } from '#src/texts/password.ts';
import { registrationTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { NewPasswordFields, newPasswordFaults } from '../../shared/password-form/index.ts';
import type { Verified } from './VerifyMobileForm.tsx';

interface ResetPasswordFormProps {
  verified: Verified;
  /** Goes back to request another code, because the old one may have expired. */
  onBack: () => void;
  onDone: () => void;
}

/** Step 2 of password recovery: sets the new password. */
export function ResetPasswordForm({ verified, onBack, onDone }: ResetPasswordFormProps) {
  const words = useTexts(registrationTexts);
  const rules = useTexts(passwordTexts);
  const portal = usePortal();
  const form = useForm({
    initial: { password: '', confirm: '' },
    check: (values) => newPasswordFaults(values, rules),
    async send({ password }, { signal }) {
      const change = { ...verified, password, passwordLevel: passwordLevel(password) };
      requireAccepted(portal, await resetPassword(portal.http, change, { signal, silent: true }));
      onDone();
    },
    generalFailure: words.failed,
  });
  const { focus } = form;
  // The focused field was unmounted with the previous step.
  useEffect(() => {
    focus('password');
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the step is shown
  }, []);
  return (
    <form className="portal-login-form" {...form.props}>
      <NewPasswordFields form={form} />
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.setPassword}
      </Button>
      <Button variant="link" onClick={onBack}>
        {words.back}
      </Button>
    </form>
  );
}
