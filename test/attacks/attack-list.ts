/** Everything that one connection can do to a server by what it sends. */
import type { Attack } from './attack.ts';
import { claimAttacks } from './claims.ts';
import { framingAttacks } from './framing.ts';
import { pathAttacks } from './paths.ts';

export const attacks: readonly Attack[] = [...pathAttacks, ...framingAttacks, ...claimAttacks];
