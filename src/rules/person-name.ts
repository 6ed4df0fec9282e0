export const PERSON_NAME_LENGTH = 20;

/** Why a Chinese name is refused: `length` over 20 characters, `characters` not Chinese. Null: nothing. */
export type PersonNameFault = 'length' | 'characters' | null;

export function personNameFault(name: string): PersonNameFault {
  // By code point: a rare character of the upper planes counts once.
  if ([...name].length > PERSON_NAME_LENGTH) return 'length';
  // The dot stands inside names such as 阿卜杜拉·买买提.
  return /^\p{Script=Han}+(?:[·•]\p{Script=Han}+)*$/u.test(name) ? null : 'characters';
}
