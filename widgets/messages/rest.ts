import { adoptStyles } from '../../src/theme/useStyles.ts';
import css from './doing.css?inline';

/** What not every page of messages has: one file, since it is little. */
export { Arriving } from '../notifications/index.ts';
export { MessagePager } from './MessagePager.tsx';
export { TypesFailed } from './TypesFailed.tsx';

/** The look of what the pointer or the focus is on, and of what is being changed in this root. */
export const dress = (root: Node) => adoptStyles(root as Document | ShadowRoot, css);
