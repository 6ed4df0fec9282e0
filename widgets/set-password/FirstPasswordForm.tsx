import { pagePaths } from '#src/page-paths.ts';
import { updatePassword } from '#src/api/password.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { passwordLevel } from '#src/rules/password.ts';
import { passwordTexts } from '#src/texts/password.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import {
  AccountName,
  PanelLinkButton,
  NewPasswordFields,
  newPasswordFaults,
  requireSuccess,
  passwordFormTexts,
} from '../shared/password-form/index.ts';

interface FirstPasswordFormProps {
  onDone: () => void;
  onNavigate: OnNavigate | undefined;
}

export function FirstPasswordForm({ onDone, onNavigate }: FirstPasswordFormProps) {
  const words = useTexts(passwordFormTexts);
  const rules = useTexts(passwordTexts);
  const portal = usePortal();
  const form = useForm({
    initial: { password: '', confirm: '' },
    check: (values) => newPasswordFaults(values, rules),
    checksOnBlur: true,
    async send({ password }, { signal }) {
      const first = { type: 'first' as const, password, passwordLevel: passwordLevel(password) };
      requireSuccess(portal, await updatePassword(portal.http, first, { signal, silent: true }));
      onDone();
    },
    generalFailure: words.failed,
  });
  return (
    <form className="portal-password-panel-form" {...form.props}>
      <AccountName />
      <NewPasswordFields form={form} />
      <FormAlert text={form.failure} />
      <div className="portal-password-panel-actions">
        <Button type="submit" variant="primary" size="large" block busy={form.busy}>
          {words.confirm}
        </Button>
        <PanelLinkButton variant="ghost" size="large" url={pagePaths.space} onNavigate={onNavigate}>
          {words.later}
        </PanelLinkButton>
      </div>
    </form>
  );
}
