import { CircleCheckBig } from 'lucide-react';
import { useTexts } from '#src/texts/useTexts.ts';
import { loginTexts } from './texts.ts';

/** In place of the form after login. */
export function Entered() {
  const words = useTexts(loginTexts);
  return (
    <div className="portal-login portal-login-success" role="status">
      <CircleCheckBig size={56} strokeWidth={1.5} aria-hidden="true" />
      <p className="portal-login-scan-title">{words.done}</p>
    </div>
  );
}
