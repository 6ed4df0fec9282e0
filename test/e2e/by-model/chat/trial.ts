import { beginAgain, enterWorld, openWorld } from '../browser-world.ts';
import type { Trial } from '../run-sequences.ts';
import { openConversation } from './conversation.ts';
import { newModel, type Model, type World } from './model.ts';
import { settle } from './promises.ts';
import { retry, steps } from './steps.ts';
import { goOnline, letPass } from './surrounding-steps.ts';

/** So many messages may be left to be sent again. */
const RETRIES_MAX = 10;

export const chat: Trial<Model, World> = {
  name: 'chat',
  steps,
  stepsMax: 12,
  open: openWorld,
  async begin(world) {
    await world.context.setOffline(false);
    await beginAgain(world);
    const model = newModel(await enterWorld(world, 'admin'));
    for (const real of world.tabs) await openConversation(real);
    await settle(model, world);
    return model;
  },
  // In the end each tab sends all that it still has.
  async end(model, world) {
    await settle(model, world);
    if (model.isOffline) await goOnline.run(model, world);
    await letPass.run(model, world);
    for (const [index, { page }] of world.tabs.entries()) {
      for (let count = 0; count < RETRIES_MAX; count += 1) {
        if ((await page.getByRole('button', { name: '重新发送' }).count()) === 0) break;
        await retry(index).run(model, world);
      }
    }
  },
};
