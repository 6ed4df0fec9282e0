import type { OnNavigate } from '../../src/ui/navigate.ts';
import { BasicCard } from './BasicCard.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { SecurityCard } from './SecurityCard.tsx';

export interface PersonalDataProps {
  onNavigate?: OnNavigate;
}

/** Who the user is, what is known of them, and what secures the account. */
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
