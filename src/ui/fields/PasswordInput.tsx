import { useId, useState, type KeyboardEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useTexts } from '../../texts/useTexts.ts';
import { fieldTexts } from '../../texts/fields.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Input, type InputProps } from './Input.tsx';
import css from './password-input.css?inline';

/** A password field with a button that reveals the password and a Caps Lock hint. */
export function PasswordInput({
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: Omit<InputProps, 'type' | 'trailing'>) {
  useStyles(css);
  const words = useTexts(fieldTexts);
  const hintId = useId();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? EyeOff : Eye;

  return (
    <span className="portal-password">
      <Input
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        aria-describedby={
          [rest['aria-describedby'], capsLock ? hintId : undefined].filter(Boolean).join(' ') || undefined
        }
        type={shown ? 'text' : 'password'}
        onKeyDown={(event) => {
          watch(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          watch(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        trailing={
          <IconButton
            size="small"
            label={shown ? words.hidePassword : words.showPassword}
            icon={<Icon aria-hidden="true" />}
            disabled={rest.disabled}
            onClick={() => setShown((now) => !now)}
          />
        }
      />
      <span className="portal-password-hint" id={hintId} role="status">
        {capsLock ? words.capsLock : null}
      </span>
    </span>
  );
}
