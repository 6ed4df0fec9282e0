import { beginAgain, enterWorld, openWorld } from '../browser-world.ts';
import type { Trial } from '../run-sequences.ts';
import { PAGE } from './editor.ts';
import { newModel, type Model, type World } from './model.ts';
import { settle } from './promises.ts';
import { goOnline, rest, steps } from './steps.ts';

export const drafts: Trial<Model, World> = {
  name: 'drafts',
  steps,
  hasBackForwardCache: true,
  stepsMax: 12,
  open: openWorld,
  async begin(world) {
    await world.context.setOffline(false);
    await beginAgain(world);
    const model = newModel(await enterWorld(world, 'admin'));
    for (const real of world.tabs) await real.goTo(PAGE);
    await settle(model, world);
    return model;
  },
  async end(model, world) {
    await settle(model, world);
    if (model.isOffline) await goOnline.run(model, world);
    await rest.run(model, world);
  },
};
