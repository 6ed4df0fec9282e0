import { useEffect } from 'react';
import { LockKeyhole, UserRound } from 'lucide-react';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { accountLogin } from '#src/session/login/account-login.ts';
import { loginPasswordFault, usernameFault } from './login-faults.ts';
import { loginTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';

interface AccountFormProps {
  onLoggedIn: () => void;
  /** Called with what is typed as user name, also before the form was hydrated. */
  onUsername?: (typed: string) => void;
  /** Logs in only within this organisation. */
  orgCode?: string;
}

/** Logs in with user name and password. */
export function AccountForm({ onLoggedIn, onUsername, orgCode }: AccountFormProps) {
  const words = useTexts(loginTexts);
  const portal = usePortal();
  const form = useForm({
    initial: { username: '', password: '' },
    check: ({ username, password }) => ({
      username: usernameFault(username.trim(), words),
      password: loginPasswordFault(password, words),
    }),
    async send({ username, password }, { signal }) {
      await accountLogin(portal, { username: username.trim(), password, orgCode }, { signal, silent: true });
      onLoggedIn();
    },
    generalFailure: words.failed,
    focusAfterFailure: 'password',
  });

  const { username } = form.values;
  useEffect(() => onUsername?.(form.input('username')?.value ?? username));

  return (
    <form className="portal-login-form" {...form.props}>
      <Field label={words.username} error={form.errors.username}>
        <Input
          {...form.bind('username')}
          leading={<UserRound aria-hidden="true" />}
          placeholder={words.usernameHint}
          autoComplete="username"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field label={words.password} error={form.errors.password}>
        <PasswordInput
          {...form.bind('password')}
          leading={<LockKeyhole aria-hidden="true" />}
          placeholder={words.passwordHint}
          autoComplete="current-password"
        />
      </Field>
      <FormAlert text={form.failure} />
      <Button type="submit" variant="primary" size="large" block busy={form.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
