import { activate } from '../../src/api/register.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { useForm } from '../../src/data/useForm.ts';
import { mobileDigits } from '../../src/rules/mobile.ts';
import { passwordLevel } from '../../src/rules/password.ts';
import { logInFromResponse } from '../../src/session/login-response.ts';
import { loginTexts, registrationTexts } from './texts.ts';
import { passwordTexts } from '../../src/texts/password.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { FormAlert } from '../../src/ui/FormAlert.tsx';
import { confirmFault, NewPasswordFields, passwordFault } from '../password-form/index.ts';
import { AuthCard } from './AuthCard.tsx';
import type { Navigate } from './AuthLink.tsx';
import { codeFault, mobileFault } from './faults.ts';
import { CodeField, MobileField } from './fields.tsx';

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
  const form = useForm({
    initial: { mobile: '', code: '', password: '', confirm: '' },
    keep: { mobile: mobileDigits },
    check: ({ mobile, code, password, confirm }) => ({
      mobile: mobileFault(mobile, entry),
      code: codeFault(code, entry),
      password: passwordFault(password, rules),
      confirm: confirmFault(password, confirm, rules),
    }),
    async send({ mobile, code, password }, { signal }) {
      const first = { mobile, code: code.trim(), password, passwordLevel: passwordLevel(password), token };
      logInFromResponse(portal, await activate(portal.http, first, { signal, silent: true }));
      onDone();
    },
    generalFailure: words.failed,
  });

  return (
    <AuthCard title={words.activateTitle} text={words.activateText} onNavigate={onNavigate}>
      <form className="portal-login-form" ref={form.ref} onSubmit={form.submit} noValidate>
        <MobileField form={form} />
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
