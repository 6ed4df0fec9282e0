import { beginAgain, enterWorld, openWorld } from '../browser-world.ts';
import type { Trial } from '../run-sequences.ts';
import { PAGE } from './exam.ts';
import { newModel, type Model, type World } from './model.ts';
import { expectAllSaved, settle } from './promises.ts';
import { goOnline, rest, steps } from './steps.ts';

export const exam: Trial<Model, World> = {
  name: 'exam',
  steps,
  stepsMax: 12,
  open: openWorld,
  async begin(world) {
    await world.context.setOffline(false);
    await world.control('clock', { now: null });
    await beginAgain(world);
    const model = newModel(await enterWorld(world, 'teacher'));
    for (const [index, real] of world.tabs.entries()) {
      await real.goTo(PAGE);
      // The second tab goes on with the attempt of the first.
      if (index === 0) await real.page.getByRole('button', { name: '开始考试' }).click();
      await real.page.getByRole('heading', { name: /^第 1 题/ }).waitFor();
    }
    await settle(model, world);
    return model;
  },
  async end(model, world) {
    if (model.handedInBy !== null) return;
    await settle(model, world);
    if (model.isOffline) await goOnline.run(model, world);
    await rest.run(model, world);
    await expectAllSaved(model);
  },
};
