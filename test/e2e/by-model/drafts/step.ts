import type fc from 'fast-check';
import { settlingSteps } from '../settle.ts';
import type { Model, World } from './model.ts';
import { settle } from './promises.ts';

export type Step = fc.AsyncCommand<Model, World>;

export const step = settlingSteps(settle);

/** A page can be loaded, and takes no save with it that is on its way. */
export const mayLoad = (model: Model) => !model.isLate && !model.isOffline;
export const isPunctual = ({ isLate }: Model) => !isLate;
