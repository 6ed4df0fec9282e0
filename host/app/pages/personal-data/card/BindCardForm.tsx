import { pagePaths } from '#src/page-paths.ts';
import { bindIdCard } from '#src/api/profile.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { idCardText, idCardToSend, isIdCard, personNameFault } from '#src/rules/personal-fields.ts';
import { requireAccepted } from '#src/session/login/login-response.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { navigateTo, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useRefreshOwnData } from '../own-data.ts';
import { RestoredNote } from '../edit/RestoredNote.tsx';
import { useRosterHint } from '../edit/useRosterHint.ts';

interface BindCardFormProps {
  /** The real name from the profile, as initial value. */
  realName: string;
  onNavigate: OnNavigate | undefined;
}

type Words = { [Key in keyof (typeof bindingTexts)['zh-CN']]: string };

function nameFault(name: string, words: Words): string | undefined {
  const fault = personNameFault(name.trim());
  if (fault === 'length') return words.realNameTooLong;
  return fault === 'characters' ? words.realNameWrong : undefined;
}

function cardFault(idCard: string, words: Words): string | undefined {
  if (!idCard) return words.idCardRequired;
  return isIdCard(idCard) ? undefined : words.idCardWrong;
}

export function BindCardForm({ realName, onNavigate }: BindCardFormProps) {
  const words = useTexts(bindingTexts);
  const portal = usePortal();
  const toast = useToast();
  const refresh = useRefreshOwnData();
  const draft = useFormDraft('bind-card');
  const form = useForm({
    draft,
    initial: { realName, idCard: '' },
    keep: { idCard: idCardText },
    check: (values) => ({
      realName: nameFault(values.realName, words),
      idCard: cardFault(values.idCard, words),
    }),
    async send(values, { signal }) {
      const card = { realName: values.realName.trim(), idCard: idCardToSend(values.idCard) };
      requireAccepted(portal, await bindIdCard(portal.http, card, { signal, silent: true }));
    },
    onSent() {
      toast({ tone: 'success', text: words.cardDone });
      refresh();
      navigateTo({ url: pagePaths.myData }, onNavigate);
    },
    generalFailure: words.failed,
  });
  const hint = useRosterHint(form.values, words.rosterMissing);

  return (
    <form className="portal-data-form" data-narrow="" {...form.props}>
      <p className="portal-data-present">{words.cardText}</p>
      {form.isRestored && form.isChanged ? <RestoredNote onDiscard={form.reset} /> : null}
      <Field label={words.realName} required error={form.errors.realName}>
        <Input {...form.bind('realName')} autoComplete="name" />
      </Field>
      <Field label={words.idCard} required error={form.errors.idCard} hint={hint}>
        <Input {...form.bind('idCard')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
