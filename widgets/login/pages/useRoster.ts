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
  /**
   * The result of the last look-up, which a failed one does not have. Another hint stands in its place before: a line
   * that came late would push the button from under the pointer.
   */
  hint: string;
}

/** Looks up whether a teacher is in the region's roster already. */
export function useRoster(): Roster {
  const words = useTexts(registrationTexts);
  const [person, setPerson] = useState<{ realName: string; idCard: string } | null>(null);
  const { data } = useQuery(findInRoster, person);
  const found = ({ matched, school }: NonNullable<typeof data>) =>
    matched ? fill(words.rosterFound, { school }) : words.rosterMissing;
  return {
    ask({ realName, idCard }) {
      const asked = { realName: realName.trim(), idCard: idCardToSend(idCard.trim()) };
      setPerson(personNameFault(asked.realName) === null && isIdCard(asked.idCard) ? asked : null);
    },
    hint: data ? found(data) : words.rosterHint,
  };
}
