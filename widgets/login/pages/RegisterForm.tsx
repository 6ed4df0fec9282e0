import { register, registerByMobile } from '#src/api/register.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { idCardText, idCardToSend } from '#src/rules/personal-fields.ts';
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
import { idCardFault, mobileFault, nameFault } from '../login-faults.ts';
import { CodeField, IdCardField, MobileField, NameField } from '../fields.tsx';
import { RegionField } from './RegionField.tsx';
import { useRoster } from './useRoster.ts';

interface RegisterFormProps {
  /** `name` also requires the real name, for class hours and certificates; `mobile` takes the number alone. */
  by: 'name' | 'mobile';
  onLoggedIn: () => void;
}

/** Registers the user with the organisation of the session and logs them in. */
export function RegisterForm({ by, onLoggedIn }: RegisterFormProps) {
  const words = useTexts(registrationTexts);
  const rules = useTexts(passwordTexts);
  const entry = useTexts(loginTexts);
  const portal = usePortal();
  const orgCode = useSession((session) => session.orgCode);
  const asksName = by === 'name';
  const roster = useRoster();
  const [mobile] = useBrowserState(() => rememberedMobile('register'), '');
  const form = useForm({
    initial: { realName: '', idCard: '', regionId: '', mobile, code: '', password: '', confirm: '' },
    keep: { idCard: idCardText, mobile: mobileDigits, code: codeText },
    check: ({ realName, idCard, mobile, code, ...passwords }) => ({
      realName: asksName ? nameFault(realName, words) : undefined,
      idCard: asksName ? idCardFault(idCard, words) : undefined,
      mobile: mobileFault(mobile, entry),
      code: codeFault(code, entry),
      ...newPasswordFaults(passwords, rules),
    }),
    async send({ realName, idCard, regionId, mobile, code, password }, { signal }) {
      const account = {
        orgCode,
        mobile,
        code,
        password,
        passwordLevel: passwordLevel(password),
      };
      const person = {
        realName: realName.trim(),
        idCard: idCardToSend(idCard) || undefined,
        regionId: regionId || undefined,
      };
      const options = { signal, silent: true };
      const answer = asksName
        ? await register(portal.http, { ...account, ...person }, options)
        : await registerByMobile(portal.http, account, options);
      logInFromResponse(portal, answer);
      forgetLogin();
      onLoggedIn();
    },
    generalFailure: words.failed,
  });

  return (
    <form className="portal-login-form" {...form.props}>
      {asksName ? (
        <>
          <div className="portal-login-form" onBlur={() => roster.ask(form.values)}>
            <NameField form={form} />
            <IdCardField form={form} hint={roster.hint} />
          </div>
          <RegionField onChoose={(id) => form.set('regionId', id)} />
        </>
      ) : null}
      <MobileField form={form} purpose="register" />
      <CodeField form={form} purpose="register" />
      <NewPasswordFields form={form} />
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.submitRegister}
      </Button>
    </form>
  );
}
