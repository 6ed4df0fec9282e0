import { beginAgain, openWorld } from '../browser-world.ts';
import type { Trial } from '../run-sequences.ts';
import { allowDisturbances } from './disturbances.ts';
import { newModel, type Model } from './model.ts';
import { settle } from './step.ts';
import { steps } from './steps.ts';
import type { World } from './world.ts';

export const sessions: Trial<Model, World> = {
  name: 'sessions',
  steps,
  hasBackForwardCache: true,
  // Long enough for a log-in, a change that a tab misses, and a return.
  stepsMax: 10,
  async open(browser) {
    const world = await openWorld(browser);
    await allowDisturbances(world.context);
    return { ...world, owners: new Map() };
  },
  async begin(world) {
    await beginAgain(world);
    world.owners.clear();
    for (const real of world.tabs) await real.goTo('/index');
    const model = newModel();
    await settle(model, world);
    for (const real of world.tabs) await real.forgetHistory();
    return model;
  },
};
