import type { Flow } from '../flow.ts';
import { avatar } from './avatar.ts';
import { back } from './back.ts';
import { chat } from './chat.ts';
import { dialogs } from './dialogs.ts';
import { downloads } from './downloads.ts';
import { elements } from './elements.ts';
import { looks } from './looks.ts';
import { moves } from './moves.ts';
import { overlays } from './overlays.ts';
import { pages } from './pages.ts';
import { passwords } from './passwords.ts';
import { sorting } from './sorting.ts';
import { tabs } from './tabs.ts';
import { work } from './work.ts';

/** The flows that run before a release, in addition to the quick ones. */
export const fullFlows: readonly Flow[] = [
  ...pages,
  ...overlays,
  ...elements,
  ...work,
  ...passwords,
  ...avatar,
  ...chat,
  ...sorting,
  ...downloads,
  ...dialogs,
  ...tabs,
  ...back,
  ...moves,
  ...looks,
];
