import { beginAgain, enterWorld, openWorld } from '../browser-world.ts';
import type { Trial } from '../run-sequences.ts';
import { newModel, type Model, type World } from './model.ts';
import { settle } from './promises.ts';
import { letPass, steps } from './steps.ts';

/** How many have arrived that lead nowhere. */
const ARRIVED = 4;

export const notifications: Trial<Model, World> = {
  name: 'notifications',
  steps,
  stepsMax: 10,
  open: openWorld,
  async begin(world) {
    await beginAgain(world);
    const model = newModel(await enterWorld(world, 'admin'));
    for (let index = 0; index < ARRIVED; index += 1) {
      await world.control('notify', { user: 'admin', content: `第${index + 1}条安排`, sourceType: 0 });
    }
    for (const real of world.tabs) await real.goTo('/space/myNotification');
    await settle(model, world);
    return model;
  },
  // By then every tab has to know what the server does.
  async end(model, world) {
    await settle(model, world);
    await letPass.run(model, world);
  },
};
