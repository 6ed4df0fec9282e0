import { isHtmlElement } from '#src/rules/element-kind.ts';
import { isComposing } from '#src/ui/fields/composition.ts';

type PressedKey = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'keyCode'
  | 'defaultPrevented'
  | 'target'
>;

/**
 * True for the key of the palette: ⌘K on Apple's systems, where Ctrl+K in a field deletes the rest of the line, and Ctrl+K
 * on all others. An editor of rich text keeps it for its links.
 */
export function isPaletteKey(pressed: PressedKey, isApple: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented, target } = pressed;
  const isChord = (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
  if (!isChord || key.toLowerCase() !== 'k' || repeat || defaultPrevented || isComposing(pressed))
    return false;
  return !(isHtmlElement(target) && target.isContentEditable);
}

export const isAppleSystem = (platform: string): boolean => /^(?:Mac|iP)/.test(platform);
