import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { fieldTexts } from '../../texts/fields.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { Button } from './Button.tsx';
import css from './code-button.css?inline';
import { useCountdown } from './useCountdown.ts';

export interface CodeButtonProps {
  /** Sends the code. If it returns false or rejects, nothing was sent and no countdown starts. */
  onSend: () => Promise<boolean | void>;
  /** The key of session storage under which the countdown survives a reload; unique per purpose and page. */
  storageKey: string;
  /** The number that the code goes to, if the user can change it: a mistyped number must not lock the right one. */
  recipient?: string;
  disabled?: boolean;
  /** Defaults to 获取验证码. */
  children?: ReactNode;
}

/** Sends a code, then stays disabled for 120 seconds for the same recipient. */
export function CodeButton({ onSend, storageKey, recipient, disabled = false, children }: CodeButtonProps) {
  useStyles(css);
  const words = useTexts(fieldTexts);
  const { seconds, start } = useCountdown(recipient ? `${storageKey}.${recipient}` : storageKey);
  const [sending, setSending] = useState(false);
  // A ref, since a second click may come before the state has changed.
  const underway = useRef(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const send = async () => {
    if (underway.current) return;
    underway.current = true;
    setSending(true);
    // The owner has already shown the error to the user.
    const sent = await onSend().then(
      (result) => result !== false,
      () => false,
    );
    underway.current = false;
    if (!mounted.current) return;
    setSending(false);
    if (sent) start();
  };

  return (
    <Button
      className="portal-code-button"
      disabled={disabled || seconds > 0}
      busy={sending}
      onClick={() => void send()}
    >
      {seconds > 0 ? fill(words.resendIn, { seconds }) : (children ?? words.getCode)}
    </Button>
  );
}
