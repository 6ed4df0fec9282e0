import { useEffect } from 'react';
import { bindMobile, mergeByMobile, sendRebindCode } from '#src/api/account.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { AbortedError, PortalError } from '#src/http/errors.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { codeFault, codeText } from '#src/rules/sms-code.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { CodeButton } from '#src/ui/buttons/CodeButton.tsx';
import { forgetCountdowns } from '#src/ui/buttons/useCountdown.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import type { Bound } from './BoundMobile.tsx';
import { mobileFault } from '../fields.ts';
import { findMobileOwner, maskName } from './mobile-owner.ts';
import { useRefreshOwnData } from '../own-data.ts';

interface BindMobileFormProps {
  /** The number that is bound so far; '' if there is none. */
  former: string;
  takesFocus: boolean;
  /** Goes back to verify the old number again, because the verification may have expired. */
  onProveAgain: (() => void) | undefined;
  onBound: (bound: Bound) => void;
}

const countdown = 'portal.code.rebind-mobile';

/** Binds a number. If another account holds it, that account is merged after a confirmation. */
export function BindMobileForm({ former, takesFocus, onProveAgain, onBound }: BindMobileFormProps) {
  const words = useTexts(bindingTexts);
  const portal = usePortal();
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefreshOwnData();

  const draft = useFormDraft('bind-phone');
  const form = useForm({
    draft,
    initial: { mobile: '', code: '' },
    keep: { mobile: mobileDigits, code: codeText },
    check: ({ mobile, code }) => ({
      mobile:
        mobile && mobile === former ? words.sameMobile : mobileFault(mobile, words.mobileRequired, words),
      code: codeFault(code, words),
    }),
    async send({ mobile, code }, { signal }) {
      const options = { signal, silent: true };
      const identity = { mobile, code };
      const owner = await findMobileOwner(portal, mobile, options);
      if (owner.type === 'foreign') throw new PortalError(words.takenElsewhere);
      if (owner.type === 'mergeable') {
        const isSure = await confirm({
          title: words.mergeTitle,
          text: fill(words.mergeText, { name: maskName(owner.name) || words.mergeUnnamed }),
          confirmLabel: words.merge,
          danger: true,
        });
        if (!isSure) throw new AbortedError('not merged');
        requireAccepted(portal, await mergeByMobile(portal.http, identity, options));
      } else {
        requireAccepted(portal, await bindMobile(portal.http, identity, options));
      }
      forgetCountdowns(countdown);
      refresh();
      onBound({ mobile, isMerged: owner.type === 'mergeable' });
    },
    generalFailure: words.failed,
  });

  const askForCode = () =>
    form.attempt(['mobile'], async ({ mobile }) => {
      requireAccepted(portal, await sendRebindCode(portal.http, { mobile }, { silent: true }));
      toast({ tone: 'success', text: words.codeSent });
      form.focus('code');
    });

  const { focus } = form;
  // The focused field was unmounted with the other step.
  useEffect(() => {
    if (takesFocus) focus('mobile');
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the step is shown
  }, []);

  return (
    <form className="portal-data-form" data-narrow="" {...form.props}>
      <p className="portal-data-present">{words.bindText}</p>
      <Field label={former ? words.mobile : words.firstMobile} error={form.errors.mobile}>
        <Input
          {...form.bind('mobile')}
          inputMode="numeric"
          placeholder={words.mobileHint}
          autoComplete="tel-national"
        />
      </Field>
      <Field label={words.code} error={form.errors.code}>
        <Input
          {...form.bind('code')}
          inputMode="numeric"
          placeholder={words.codeHint}
          autoComplete="one-time-code"
        />
        <CodeButton storageKey={countdown} recipient={form.values.mobile} onSend={askForCode} />
      </Field>
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.submit}
      </Button>
      {form.failure && onProveAgain ? (
        <Button variant="link" onClick={onProveAgain}>
          {words.verifyAgain}
        </Button>
      ) : null}
    </form>
  );
}
