import { usePortal } from '../../src/data/portal-context.ts';
import { mobileDigits } from '../../src/rules/mobile.ts';
import { loginBySms } from '../../src/session/sms-login.ts';
import { loginTexts } from '../../src/texts/login.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { codeFault, mobileFault } from './faults.ts';
import { Failure } from './Failure.tsx';
import { CodeField, MobileField } from './fields.tsx';
import { useEntryForm } from './useEntryForm.ts';

/** Signing in with a mobile number and the code sent to it. */
export function MobileForm({ onSignedIn }: { onSignedIn: () => void }) {
  const words = useTexts(loginTexts);
  const portal = usePortal();
  const form = useEntryForm({
    initial: { mobile: '', code: '' },
    keep: { mobile: mobileDigits },
    check: ({ mobile, code }) => ({ mobile: mobileFault(mobile, words), code: codeFault(code, words) }),
    async send({ mobile, code }, signal) {
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
      <Failure text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
