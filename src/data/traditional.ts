import { addTraditional } from '../texts/traditional/traditional.ts';
import css from '../theme/traditional.css?inline';
import { adoptStyles } from '../theme/useStyles.ts';

/** Brings the texts and the fonts of Traditional Chinese to a root, and tells it. */
export function speakTraditional(root: Document | ShadowRoot = document, onCome: () => void): void {
  adoptStyles(root, css);
  addTraditional();
  onCome();
}
