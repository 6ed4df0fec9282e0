import { useEffect, useState } from 'react';
import { proveMobile, proveOriginalMobile, sendOwnCode, sendUnbindCode } from '#src/api/account.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { codeFault, codeText } from '#src/rules/sms-code.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { maskNumber } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { CodeButton } from '#src/ui/buttons/CodeButton.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { mobileFault } from '../fields.ts';

interface VerifyBoundMobileFormProps {
  /** The currently bound number. */
  mobile: string;
  /** True if the wizard moved to this step, false on page load. */
  takesFocus: boolean;
  onProved: () => void;
}

type Way = 'sms' | 'original';

/** Verifies the bound number by a code, or by a code and the full number. */
export function VerifyBoundMobileForm({ mobile, takesFocus, onProved }: VerifyBoundMobileFormProps) {
  const words = useTexts(bindingTexts);
  const portal = usePortal();
  const toast = useToast();
  const { org } = useOrganisation();
  const [way, setWay] = useState<Way>('sms');
  const isOriginal = way === 'original';

  const form = useForm({
    initial: { original: '', code: '' },
    keep: { original: mobileDigits, code: codeText },
    check: ({ original, code }) => ({
      original: isOriginal ? mobileFault(original, words.originalRequired, words) : undefined,
      code: codeFault(code, words),
    }),
    async send({ original, code }, { signal }) {
      const options = { signal, silent: true };
      const answer = isOriginal
        ? await proveOriginalMobile(portal.http, { mobile: original, code }, options)
        : await proveMobile(portal.http, { code }, options);
      requireAccepted(portal, answer);
      onProved();
    },
    generalFailure: words.failed,
    focusAfterFailure: 'code',
  });

  const askForCode = () =>
    form.attempt(isOriginal ? ['original'] : [], async () => {
      const options = { silent: true };
      const answer = isOriginal
        ? await sendOwnCode(portal.http, {}, options)
        : await sendUnbindCode(portal.http, undefined, options);
      requireAccepted(portal, answer);
      toast({ tone: 'success', text: words.codeSent });
      form.focus('code');
    });

  const { focus } = form;
  // The focused field was unmounted with the other step.
  useEffect(() => {
    if (takesFocus) focus('code');
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the step is shown
  }, []);

  const phone = org?.supportPhone;
  return (
    <form className="portal-data-form" data-narrow="" {...form.props}>
      <p className="portal-data-present">{fill(words.present, { mobile: maskNumber(mobile) })}</p>
      <RadioGroup
        label={words.way}
        look="tile"
        value={way}
        onChange={setWay}
        options={[
          { value: 'sms', label: words.waySms },
          { value: 'original', label: words.wayOriginal },
        ]}
        hint={isOriginal ? words.wayOriginalText : words.waySmsText}
      />
      {/* The field stays mounted but hidden, so that it keeps its input. */}
      <div hidden={!isOriginal}>
        <Field label={words.original} error={form.errors.original}>
          <Input {...form.bind('original')} type="tel" inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <Field label={words.code} error={form.errors.code}>
        <Input
          {...form.bind('code')}
          inputMode="numeric"
          placeholder={words.codeHint}
          autoComplete="one-time-code"
        />
        <CodeButton key={way} storageKey={`portal.code.unbind-mobile.${way}`} onSend={askForCode} />
      </Field>
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.next}
      </Button>
      <p className="portal-data-quiet">{phone ? fill(words.lostMobile, { phone }) : words.lostMobileText}</p>
    </form>
  );
}
