import { findInRoster } from '#src/api/register.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { idCardToSend, isIdCard, personNameFault } from '#src/rules/personal-fields.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';

/**
 * Looks a person up in the region's roster if name and number are valid; `missing` means that the person is not in it.
 * A failure shows no error, because the hint is optional. Another hint stands in its place before: a line that came late
 * would push the button from under the pointer.
 */
export function useRosterHint(person: { realName: string; idCard: string }, missing: string): string {
  const words = useTexts(bindingTexts);
  const asked = { realName: person.realName.trim(), idCard: idCardToSend(person.idCard.trim()) };
  const isRight = isIdCard(asked.idCard) && personNameFault(asked.realName) === null;
  const { data } = useQuery(findInRoster, isRight ? asked : null);
  if (!data) return words.rosterHint;
  return data.matched ? fill(words.rosterFound, { school: data.school }) : missing;
}
