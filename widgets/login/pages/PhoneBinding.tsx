import { registrationTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { AuthCard } from '../AuthCard.tsx';
import type { Navigate } from '../AuthLink.tsx';
import { PhoneBindingForm } from '../PhoneBindingForm.tsx';

/** The page that binds a mobile number after the first scan. */
export function PhoneBinding({ onDone, onNavigate }: { onDone: () => void; onNavigate?: Navigate }) {
  const words = useTexts(registrationTexts);
  return (
    <AuthCard title={words.bindTitle} onNavigate={onNavigate} logsIn>
      <PhoneBindingForm onLoggedIn={onDone} />
    </AuthCard>
  );
}
