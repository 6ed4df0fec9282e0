import { activate } from '../../src/api/register.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { mobileDigits } from '../../src/rules/mobile.ts';
import { passwordLevel } from '../../src/rules/password.ts';
import { enter } from '../../src/session/enter.ts';
import { loginTexts } from '../../src/texts/login.ts';
import { registrationTexts } from '../../src/texts/registration.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { EntryCard } from './EntryCard.tsx';
import type { Navigate } from './EntryLink.tsx';
import { codeFault, confirmFault, mobileFault, passwordFault } from './faults.ts';
import { Failure } from './Failure.tsx';
import { CodeField, MobileField } from './fields.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { useEntryForm } from './useEntryForm.ts';

export interface ActivateProps {
  /** The token of an invitation, where the link had one. */
  token?: string;
  onDone: () => void;
  onNavigate?: Navigate;
}

/** The first log-in to an account that the organisation has made. */
export function Activate({ token, onDone, onNavigate }: ActivateProps) {
  const words = useTexts(registrationTexts);
  const entry = useTexts(loginTexts);
  const portal = usePortal();
  const form = useEntryForm({
    initial: { mobile: '', code: '', password: '', confirm: '' },
    keep: { mobile: mobileDigits },
    check: ({ mobile, code, password, confirm }) => ({
      mobile: mobileFault(mobile, entry),
      code: codeFault(code, entry),
      password: passwordFault(password, words),
      confirm: confirmFault(password, confirm, words),
    }),
    async send({ mobile, code, password }, signal) {
      const first = { mobile, code: code.trim(), password, passwordLevel: passwordLevel(password), token };
      enter(portal, await activate(portal.http, first, { signal, silent: true }));
      onDone();
    },
    generalFailure: words.failed,
  });

  return (
    <EntryCard title={words.activateTitle} text={words.activateText} onNavigate={onNavigate}>
      <form className="portal-login-form" ref={form.ref} onSubmit={form.submit} noValidate>
        <MobileField form={form} />
        <CodeField form={form} purpose="activate" />
        <PasswordFields form={form} />
        <Failure text={form.failure} />
        <Button type="submit" variant="primary" size="large" block busy={form.busy}>
          {words.submitActivate}
        </Button>
      </form>
    </EntryCard>
  );
}
