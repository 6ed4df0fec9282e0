import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type PressedKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * True for a key of an input method that composes a word. Safari fires the key that ends a composition after its
 * end, with key code 229.
 */
export const isComposing = (pressed: PressedKey): boolean => pressed.isComposing || pressed.keyCode === 229;

/** For `onKeyDown` of a text field: Enter that confirms a composed word does not submit the form. */
export function guardComposition(event: ReactKeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
}
