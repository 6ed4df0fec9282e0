import { registrationTexts } from '../../src/texts/registration.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { EntryCard } from './EntryCard.tsx';
import type { Navigate } from './EntryLink.tsx';
import { PhoneBindingForm } from './PhoneBindingForm.tsx';

/** The page after the first scan. */
export function PhoneBinding({ onDone, onNavigate }: { onDone: () => void; onNavigate?: Navigate }) {
  const words = useTexts(registrationTexts);
  return (
    <EntryCard title={words.bindTitle} onNavigate={onNavigate}>
      <PhoneBindingForm onSignedIn={onDone} />
    </EntryCard>
  );
}
