import { activate } from '#src/api/register.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { passwordLevel } from '#src/rules/password.ts';
import { codeFault, codeText } from '#src/rules/sms-code.ts';
import { logInFromResponse } from '#src/session/login/login-response.ts';
import { forgetLogin, rememberedMobile } from '../login-memory.ts';
import { loginTexts, registrationTexts } from '../texts.ts';
import { passwordTexts } from '#src/texts/password.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { NewPasswordFields, newPasswordFaults } from '../../shared/password-form/index.ts';
import { AuthCard } from '../AuthCard.tsx';
import type { Navigate } from '../AuthLink.tsx';
import { mobileFault } from '../login-faults.ts';
import { CodeField, MobileField } from '../fields.tsx';

export interface ActivateProps {
  /** The token of the invitation link, if it has one. */
  token?: string;
  onDone: () => void;
  onNavigate?: Navigate;
}

/** Activates an account that the organisation has created, by the first login. */
export function Activate({ token, onDone, onNavigate }: ActivateProps) {
  const words = useTexts(registrationTexts);
  const rules = useTexts(passwordTexts);
  const entry = useTexts(loginTexts);
  const portal = usePortal();
  const [mobile] = useBrowserState(() => rememberedMobile('activate'), '');
  const form = useForm({
    initial: { mobile, code: '', password: '', confirm: '' },
    keep: { mobile: mobileDigits, code: codeText },
    check: ({ mobile, code, ...passwords }) => ({
      mobile: mobileFault(mobile, entry),
      code: codeFault(code, entry),
      ...newPasswordFaults(passwords, rules),
    }),
    async send({ mobile, code, password }, { signal }) {
      const first = { mobile, code, password, passwordLevel: passwordLevel(password), token };
      logInFromResponse(portal, await activate(portal.http, first, { signal, silent: true }));
      forgetLogin();
      onDone();
    },
    generalFailure: words.failed,
  });

  return (
    <AuthCard title={words.activateTitle} text={words.activateText} onNavigate={onNavigate} logsIn>
      <form className="portal-login-form" {...form.props}>
        <MobileField form={form} purpose="activate" />
        <CodeField form={form} purpose="activate" />
        <NewPasswordFields form={form} />
        <FormAlert text={form.failure} />
        <Button type="submit" variant="primary" size="large" block busy={form.busy}>
          {words.submitActivate}
        </Button>
      </form>
    </AuthCard>
  );
}
