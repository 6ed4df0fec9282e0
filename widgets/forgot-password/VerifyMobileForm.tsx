import { useEffect } from 'react';
import { ShieldCheck } from 'lucide-react';
import { sendForgotCode, validateCode } from '#src/api/password.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { codeFault, codeText } from '#src/rules/sms-code.ts';
import { sendCode, type SendSms } from '#src/session/login/sms-login.ts';
import { maskNumber } from '#src/texts/format.ts';
import { sharedLoginTexts } from '#src/texts/login.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { CodeButton } from '#src/ui/buttons/CodeButton.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { requireSuccess, passwordFormTexts } from '../shared/password-form/index.ts';
import { SupportNote } from './SupportNote.tsx';

interface VerifyMobileFormProps {
  mobile: string;
  /** True if the user came back from the next step. */
  isReturn: boolean;
  onVerified: () => void;
}

/** Step 1: verifies the mobile number by a code. */
export function VerifyMobileForm({ mobile, isReturn, onVerified }: VerifyMobileFormProps) {
  const words = useTexts(passwordFormTexts);
  const codeWords = useTexts(sharedLoginTexts);
  const portal = usePortal();
  const toast = useToast();
  const userId = useSession((session) => session.userId);
  const form = useForm({
    initial: { code: '' },
    keep: { code: codeText },
    check: ({ code }) => ({ code: codeFault(code, codeWords) }),
    async send({ code }, { signal }) {
      const proof = { mobile, code };
      requireSuccess(portal, await validateCode(portal.http, proof, { signal, silent: true }));
      onVerified();
    },
    generalFailure: words.failed,
    focusAfterFailure: 'code',
  });
  const { focus } = form;
  useEffect(() => {
    if (isReturn) focus('code');
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the step is shown
  }, []);

  const call: SendSms = async (http, { mobile: number, key }, options) => {
    const answer = await sendForgotCode(http, { phone: number, key }, options);
    requireSuccess(portal, answer);
    return answer;
  };
  const send = () =>
    form.attempt([], async () => {
      await sendCode(portal, mobile, { call, silent: true });
      toast({ tone: 'success', text: codeWords.codeSent });
      form.focus('code');
    });

  return (
    <form className="portal-password-panel-form" {...form.props}>
      <dl className="portal-password-panel-fact">
        <dt>{words.phone}</dt>
        <dd>{maskNumber(mobile)}</dd>
      </dl>
      <SupportNote />
      <Field label={codeWords.code} error={form.errors.code}>
        <Input
          {...form.bind('code')}
          leading={<ShieldCheck aria-hidden="true" />}
          inputMode="numeric"
          placeholder={codeWords.codeRequired}
          autoComplete="one-time-code"
        />
        <CodeButton storageKey={`portal.code.forgotPassword.${userId}`} onSend={send} />
      </Field>
      <FormAlert text={form.failure} />
      <div className="portal-password-panel-actions">
        <Button type="submit" variant="primary" size="large" block busy={form.busy}>
          {words.next}
        </Button>
      </div>
    </form>
  );
}
