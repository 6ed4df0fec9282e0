import type fc from 'fast-check';
import { settlingSteps } from '../settle.ts';
import type { Model, World } from './model.ts';
import { settle } from './promises.ts';

export type Step = fc.AsyncCommand<Model, World>;

export const step = settlingSteps(settle);
