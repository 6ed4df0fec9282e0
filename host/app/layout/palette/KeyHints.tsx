import { useTexts } from '#src/texts/useTexts.ts';
import { paletteTexts } from './texts.ts';

/** The keys of the palette, where there may be a keyboard. */
export function KeyHints() {
  const words = useTexts(paletteTexts);
  return (
    <ul className="portal-palette-keys">
      <li>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.keyMove}
      </li>
      <li>
        <kbd>Enter</kbd> {words.keyOpen}
      </li>
      <li>
        <kbd>Esc</kbd> {words.keyClose}
      </li>
    </ul>
  );
}
