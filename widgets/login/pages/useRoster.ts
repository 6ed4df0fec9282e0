import { useState } from 'react';
import { findInRoster } from '#src/api/register.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { idCardToSend, isIdCard, personNameFault } from '#src/rules/personal-fields.ts';
import { registrationTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';

interface Roster {
  /** Looks a person up if name and number are valid. */
  ask(person: { realName: string; idCard: string }): void;
  /** The result of the last look-up. A failed one shows no error, because the hint is optional. */
  hint: string | undefined;
}

/** Looks up whether a teacher is in the region's roster already. */
export function useRoster(): Roster {
  const words = useTexts(registrationTexts);
  const [person, setPerson] = useState<{ realName: string; idCard: string } | null>(null);
  const { data } = useQuery(findInRoster, person);
  return {
    ask({ realName, idCard }) {
      const asked = { realName: realName.trim(), idCard: idCardToSend(idCard.trim()) };
      setPerson(personNameFault(asked.realName) === null && isIdCard(asked.idCard) ? asked : null);
    },
    hint: data && (data.matched ? fill(words.rosterFound, { school: data.school }) : words.rosterMissing),
  };
}
