import { sendSmsForReset, validateReset } from '#src/api/password.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { codeFault, codeText } from '#src/rules/sms-code.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { loginTexts, registrationTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { mobileFault } from '../login-faults.ts';
import { CodeField, MobileField } from '../fields.tsx';

export interface Verified {
  mobile: string;
  code: string;
}

/** Step 1 of password recovery: verifies the mobile number by a code. */
export function VerifyMobileForm({
  mobile,
  onVerified,
}: {
  mobile: string;
  onVerified: (proof: Verified) => void;
}) {
  const words = useTexts(registrationTexts);
  const entry = useTexts(loginTexts);
  const portal = usePortal();
  const form = useForm({
    initial: { mobile, code: '' },
    keep: { mobile: mobileDigits, code: codeText },
    check: (values) => ({ mobile: mobileFault(values.mobile, entry), code: codeFault(values.code, entry) }),
    async send(values, { signal }) {
      const proof = { mobile: values.mobile, code: values.code };
      requireAccepted(portal, await validateReset(portal.http, proof, { signal, silent: true }));
      onVerified(proof);
    },
    generalFailure: words.failed,
    focusAfterFailure: 'code',
  });
  return (
    <form className="portal-login-form" {...form.props}>
      <MobileField form={form} purpose="reset" />
      <CodeField form={form} purpose="reset" call={sendSmsForReset} />
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.next}
      </Button>
    </form>
  );
}
