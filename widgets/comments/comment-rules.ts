import { visibleLength } from '#src/rules/characters.ts';
import { isComposing } from '#src/ui/fields/composition.ts';

/** Why a comment cannot be sent as it stands; null if it can. */
export function commentError(text: string, limit: number): 'missing' | 'long' | null {
  if (text.trim() === '') return 'missing';
  // With its outer spaces, as the counter shows it.
  return visibleLength(text) > limit ? 'long' : null;
}

/** At most one empty line in a row, so that no comment pushes the others out of sight. */
export function tidyComment(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim();
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode'>;

/** Enter with Ctrl or Command sends the comment; Enter alone starts a new line. */
export function sendsComment(pressed: PressedKey): boolean {
  if (pressed.key !== 'Enter' || isComposing(pressed)) return false;
  return pressed.ctrlKey || pressed.metaKey;
}
