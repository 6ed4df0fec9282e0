import { visibleLength } from '#src/rules/characters.ts';
import { TICKET_MESSAGE_LIMIT } from '#src/rules/limits.ts';
import { isComposing } from '#src/ui/fields/composition.ts';

/** Why a reply cannot be sent as it stands; null if it can. */
export function replyError(reply: { text: string; pictures: readonly unknown[] }): 'empty' | 'long' | null {
  if (reply.text.trim() === '' && reply.pictures.length === 0) return 'empty';
  // With its outer spaces, as the counter shows it.
  return visibleLength(reply.text) > TICKET_MESSAGE_LIMIT ? 'long' : null;
}

type PressedKey = Pick<
  globalThis.KeyboardEvent,
  'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey' | 'isComposing' | 'keyCode'
>;

/** The action of a key in the reply box: Enter sends, Enter with Ctrl, Shift, Alt or Command starts a new line. */
export function replyKeyAction(pressed: PressedKey): 'send' | 'newline' | null {
  if (pressed.key !== 'Enter' || isComposing(pressed)) return null;
  return pressed.ctrlKey || pressed.shiftKey || pressed.altKey || pressed.metaKey ? 'newline' : 'send';
}
