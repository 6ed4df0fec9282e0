import { fileURLToPath } from 'node:url';
import type { EngineName } from '../engine-list.ts';
import type { Look } from './looks.ts';
import type { View } from './view.ts';

export const folder = fileURLToPath(new URL('../../../.cache/engines/pictures/', import.meta.url));

export const pictureFile = (engine: EngineName, { name }: View, look: Look): string =>
  `${folder}${name}, ${look.name}, ${engine}.png`;
