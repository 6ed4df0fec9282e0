import type { Flow } from '../flow.ts';
import { elsewhere } from './elsewhere.ts';
import { feedback } from './feedback.ts';
import { lists } from './lists.ts';
import { notifications } from './notifications.ts';
import { printing } from './printing.ts';
import { session } from './session.ts';
import { zoom } from './zoom.ts';

/** The flows of `npm test`. */
export const quickFlows: readonly Flow[] = [
  ...session,
  ...lists,
  ...notifications,
  ...feedback,
  ...elsewhere,
  ...printing,
  ...zoom,
];
