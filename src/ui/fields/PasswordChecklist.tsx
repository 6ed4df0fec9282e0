import { Check, Circle } from 'lucide-react';
import { holdsRefused, passwordChecks } from '../../rules/password.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { passwordTexts } from '../../texts/password.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './password-checklist.css?inline';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** Shows which rules a new password meets while the user types. */
export function PasswordChecklist({ password }: { password: string }) {
  useStyles(css);
  const words = useTexts(passwordTexts);
  const { noSpace, length, mix } = passwordChecks(password);
  const rules = [
    { text: words.checkSpace, isMet: noSpace },
    { text: words.checkLength, isMet: length },
    { text: words.checkMix, isMet: mix },
  ];
  // This rule appears only when it is violated: it explains a rejection that the other rules do not.
  if (holdsRefused(password.replace(/\s/g, ''))) rules.push({ text: words.checkPlain, isMet: false });
  return (
    <ul className="portal-password-checklist" aria-label={words.checklist}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className="portal-password-checklist-rule" data-met={isMet || undefined}>
          {isMet ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
          {text}
          <VisuallyHidden>{isMet ? words.checkMet : words.checkOpen}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
