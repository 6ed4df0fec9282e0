import { adoptStyles } from '../../src/theme/useStyles.ts';
import css from './doing.css?inline';

/** What is done with messages beyond looking at them: it comes when somebody turns to them. */
export { clickNotice } from './click-notice.ts';
export { readAll } from './marking.ts';
export { moveByKey } from './move-by-key.ts';

/** The look of what the pointer or the focus is on in this root. */
export const dress = (root: Node) => adoptStyles(root as Document | ShadowRoot, css);
