import { usePortal } from '../../src/data/portal-context.ts';
import { useForm } from '../../src/data/useForm.ts';
import { mobileDigits } from '../../src/rules/mobile.ts';
import { loginBySms } from '../../src/session/sms-login.ts';
import { loginTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { FormAlert } from '../../src/ui/FormAlert.tsx';
import { codeFault, mobileFault } from './faults.ts';
import { CodeField, MobileField } from './fields.tsx';

/** Logs in with a mobile number and the code sent to it. */
export function MobileForm({ onSignedIn }: { onSignedIn: () => void }) {
  const words = useTexts(loginTexts);
  const portal = usePortal();
  const form = useForm({
    initial: { mobile: '', code: '' },
    keep: { mobile: mobileDigits },
    check: ({ mobile, code }) => ({ mobile: mobileFault(mobile, words), code: codeFault(code, words) }),
    async send({ mobile, code }, { signal }) {
      await loginBySms(portal, { mobile, code: code.trim() }, { signal, silent: true });
      onSignedIn();
    },
    generalFailure: words.failed,
    focusAfterFailure: 'code',
  });

  return (
    <form className="portal-login-form" ref={form.ref} onSubmit={form.submit} noValidate>
      <MobileField form={form} />
      <CodeField form={form} purpose="login" />
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
