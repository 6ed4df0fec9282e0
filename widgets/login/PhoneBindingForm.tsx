import { useState } from 'react';
import { sendSmsForWechatRegister } from '#src/api/wechat.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { codeFault, codeText } from '#src/rules/sms-code.ts';
import { getPendingBinding } from '#src/session/login/pending-binding.ts';
import { bindScan } from '#src/session/login/scan-login.ts';
import { forgetLogin, rememberedMobile } from './login-memory.ts';
import { loginTexts, registrationTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { mobileFault, nameFault } from './login-faults.ts';
import { CodeField, MobileField, NameField } from './fields.tsx';

/** Binds the social account to an existing account after the first scan, or registers a new one with it. */
export function PhoneBindingForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const words = useTexts(registrationTexts);
  const entry = useTexts(loginTexts);
  const portal = usePortal();
  const [registers, setRegisters] = useState(false);
  const [nickname] = useBrowserState(() => String(getPendingBinding()?.nickname ?? ''), '');
  const [mobile] = useBrowserState(() => rememberedMobile('wechat-bind'), '');
  const form = useForm({
    initial: { realName: '', mobile, code: '' },
    keep: { mobile: mobileDigits, code: codeText },
    check: ({ realName, mobile, code }) => ({
      realName: registers ? nameFault(realName, words) : undefined,
      mobile: mobileFault(mobile, entry),
      code: codeFault(code, entry),
    }),
    async send({ realName, mobile, code }, { signal }) {
      const identity = { mobile, code, realName: registers ? realName.trim() : undefined };
      await bindScan(portal, identity, { signal, silent: true });
      forgetLogin();
      onLoggedIn();
    },
    generalFailure: words.failed,
    focusAfterFailure: 'code',
  });

  return (
    <form className="portal-login-form" {...form.props}>
      <p className="portal-login-lead">
        {nickname ? `${fill(words.bindWelcome, { name: nickname })} ` : ''}
        {words.bindText}
      </p>
      <div hidden={!registers}>
        <NameField form={form} />
      </div>
      <MobileField form={form} purpose="wechat-bind" />
      {registers ? (
        <CodeField key="register" form={form} purpose="wechat-register" call={sendSmsForWechatRegister} />
      ) : (
        <CodeField key="bind" form={form} purpose="wechat-bind" />
      )}
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {registers ? words.submitBindRegister : words.submitBind}
      </Button>
      <Button variant="link" onClick={() => setRegisters((now) => !now)}>
        {registers ? words.bindToExisting : words.bindToRegister}
      </Button>
    </form>
  );
}
