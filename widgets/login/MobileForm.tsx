import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { codeFault, codeText } from '#src/rules/sms-code.ts';
import { loginBySms } from '#src/session/login/sms-login.ts';
import { rememberedMobile } from './login-memory.ts';
import { loginTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { mobileFault } from './login-faults.ts';
import { CodeField, MobileField } from './fields.tsx';

/** Logs in with a mobile number and the code sent to it. */
export function MobileForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const words = useTexts(loginTexts);
  const portal = usePortal();
  const [mobile] = useBrowserState(() => rememberedMobile('login'), '');
  const form = useForm({
    initial: { mobile, code: '' },
    keep: { mobile: mobileDigits, code: codeText },
    check: ({ mobile, code }) => ({ mobile: mobileFault(mobile, words), code: codeFault(code, words) }),
    async send({ mobile, code }, { signal }) {
      await loginBySms(portal, { mobile, code }, { signal, silent: true });
      onLoggedIn();
    },
    generalFailure: words.failed,
    focusAfterFailure: 'code',
  });

  return (
    <form className="portal-login-form" {...form.props}>
      <MobileField form={form} purpose="login" />
      <CodeField form={form} purpose="login" />
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
