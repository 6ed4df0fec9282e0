import { pagePaths } from '#src/page-paths.ts';
import { useRef } from 'react';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { getSecurityInfo } from '#src/api/security-info.ts';
import { updatePassword } from '#src/api/password.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { passwordTexts } from '#src/texts/password.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { AccountName, PanelLink, requireSuccess, passwordFormTexts } from '../shared/password-form/index.ts';
import { changeFaults, type ChangeField } from './change-faults.ts';
import { MobileNumber } from './MobileNumber.tsx';

const WRONG_OLD_PASSWORD = 212;
const SAME_PASSWORD = 211;

interface ChangeFormProps {
  onDone: () => void;
  onNavigate: OnNavigate | undefined;
}

export function ChangeForm({ onDone, onNavigate }: ChangeFormProps) {
  const words = useTexts(passwordFormTexts);
  const rules = useTexts(passwordTexts);
  const portal = usePortal();
  const confirm = useConfirm();
  const account = useQuery(getSecurityInfo, undefined);
  const refused = useRef<HTMLInputElement | null>(null);
  const form = useForm({
    initial: { oldPassword: '', password: '', confirm: '' },
    check: (values) => changeFaults(values, words, rules),
    checksOnBlur: true,
    async send({ oldPassword, password }, { signal }) {
      const change = { type: 'change' as const, oldPwd: oldPassword, password };
      const answer = await updatePassword(portal.http, change, { signal, silent: true });
      if (answer.code === WRONG_OLD_PASSWORD) return tell('oldPassword', words.wrongTitle, words.wrongText);
      if (answer.code === SAME_PASSWORD) return tell('password', words.repeatTitle, words.repeatText);
      requireSuccess(portal, answer);
      onDone();
    },
    generalFailure: words.failed,
  });

  /** Shows the error of a field in a dialog and returns the focus to the field, which keeps its value. */
  function tell(field: ChangeField, title: string, text: string): void {
    refused.current = form.input(field);
    void confirm({ title, text, cancelLabel: null, returnFocus: refused });
  }

  return (
    <form className="portal-password-panel-form" {...form.props}>
      <AccountName mobile={account.data?.mobile} />
      <MobileNumber account={account} />
      <Field
        label={words.oldPassword}
        error={form.errors.oldPassword}
        aside={
          <PanelLink path={pagePaths.forgetPwd} onNavigate={onNavigate}>
            {words.forgotOld}
          </PanelLink>
        }
      >
        <PasswordInput
          {...form.bind('oldPassword')}
          leading={<LockKeyholeOpen aria-hidden="true" />}
          placeholder={words.oldPasswordRequired}
          autoComplete="current-password"
        />
      </Field>
      <Field label={rules.newPassword} hint={words.newPasswordRule} error={form.errors.password}>
        <PasswordInput
          {...form.bind('password')}
          leading={<LockKeyhole aria-hidden="true" />}
          placeholder={words.newPasswordRequired}
          autoComplete="new-password"
        />
      </Field>
      <Field label={words.confirmNew} error={form.errors.confirm}>
        <PasswordInput
          {...form.bind('confirm')}
          leading={<LockKeyhole aria-hidden="true" />}
          placeholder={words.confirmNewRequired}
          autoComplete="new-password"
        />
      </Field>
      <FormAlert text={form.failure} />
      <div className="portal-password-panel-actions">
        <Button type="submit" variant="primary" size="large" block busy={form.busy} disabled={!form.isFilled}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
