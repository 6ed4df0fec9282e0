import { useEffect } from 'react';
import { IdCard, ShieldCheck, Smartphone, UserRound } from 'lucide-react';
import type { KeyedMobile } from '#src/api/auth.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { Form } from '#src/data/forms/form.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import { sendCode } from '#src/session/login/sms-login.ts';
import { rememberMobile, type CodePurpose } from './login-memory.ts';
import { loginTexts, registrationTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { CodeButton } from '#src/ui/buttons/CodeButton.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { useIsHydrating } from '#src/ui/loading/hydration.ts';
import { Input } from '#src/ui/fields/Input.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';

interface MobileFieldProps {
  form: Form<{ mobile: string }>;
  /** The number survives a reload under this name; the form passes `rememberedMobile(purpose)` as its initial value. */
  purpose: CodePurpose;
}

/** Renders the field of a mobile number; the form must have a field `mobile`. */
export function MobileField({ form, purpose }: MobileFieldProps) {
  const words = useTexts(loginTexts);
  const { mobile } = form.values;
  const isHydrating = useIsHydrating();
  useEffect(() => {
    // A form that is hydrated does not know the number of the last visit yet.
    if (!isHydrating) rememberMobile(purpose, mobile);
  }, [isHydrating, purpose, mobile]);
  return (
    <Field label={words.mobileNumber} error={form.errors.mobile}>
      <Input
        {...form.bind('mobile')}
        leading={<Smartphone aria-hidden="true" />}
        inputMode="numeric"
        placeholder={words.mobileHint}
        // The number without +86; HTML allows it in a text field only, not in one of the type `tel`.
        autoComplete="tel-national"
      />
    </Field>
  );
}

interface CodeFieldProps {
  form: Form<{ mobile: string; code: string }>;
  /** The key under which the countdown of the button survives a reload. */
  purpose: CodePurpose;
  /** The endpoint that sends the code; default: the one of login, registration and activation. */
  call?: Endpoint<KeyedMobile, unknown>;
}

/** Renders the field of a code and the button that sends it to the form's mobile number. */
export function CodeField({ form, purpose, call }: CodeFieldProps) {
  const words = useTexts(loginTexts);
  const portal = usePortal();
  const toast = useToast();

  const send = () =>
    form.attempt(['mobile'], async ({ mobile }) => {
      await sendCode(portal, mobile, { call, silent: true });
      toast({ tone: 'success', text: words.codeSent });
      form.focus('code');
    });

  return (
    <Field label={words.code} error={form.errors.code}>
      <Input
        {...form.bind('code')}
        leading={<ShieldCheck aria-hidden="true" />}
        inputMode="numeric"
        placeholder={words.codeHint}
        autoComplete="one-time-code"
      />
      <CodeButton storageKey={`portal.code.${purpose}`} recipient={form.values.mobile} onSend={send} />
    </Field>
  );
}

/** Renders the field of a real name; the form must have a field `realName`. */
export function NameField({ form }: { form: Form<{ realName: string }> }) {
  const words = useTexts(registrationTexts);
  return (
    <Field label={words.realName} error={form.errors.realName}>
      <Input
        {...form.bind('realName')}
        leading={<UserRound aria-hidden="true" />}
        placeholder={words.realNameHint}
        autoComplete="name"
      />
    </Field>
  );
}

interface IdCardFieldProps {
  /** It must have a field `idCard`. */
  form: Form<{ idCard: string }>;
  /** Stands in the place of the hint that says what the number is for, so that it moves nothing when it comes. */
  hint: string | undefined;
}

/** Renders the optional field of an identity card number. */
export function IdCardField({ form, hint }: IdCardFieldProps) {
  const words = useTexts(registrationTexts);
  return (
    <Field label={words.idCard} error={form.errors.idCard} hint={hint ?? words.idCardHint}>
      <Input
        {...form.bind('idCard')}
        leading={<IdCard aria-hidden="true" />}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </Field>
  );
}
