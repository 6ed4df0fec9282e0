import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { BasicCard } from './BasicCard.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { SecurityCard } from './SecurityCard.tsx';

export interface PersonalDataProps {
  onNavigate?: OnNavigate;
}

/** The personal data page: profile head, basic data and security settings. */
export function PersonalData({ onNavigate }: PersonalDataProps) {
  return (
    <OwnersOnly onNavigate={onNavigate}>
      <div className="portal-data">
        <ProfileHead onNavigate={onNavigate} />
        <BasicCard onNavigate={onNavigate} />
        <SecurityCard onNavigate={onNavigate} />
      </div>
    </OwnersOnly>
  );
}
