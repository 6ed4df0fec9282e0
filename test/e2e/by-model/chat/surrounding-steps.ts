import { openTab } from '../real-tab.ts';
import { openConversation, ticketId } from './conversation.ts';
import { chosen } from '../chosen-tab.ts';
import { mayLoad, setOffline } from '../line.ts';
import { step } from './step.ts';

export const reply = step(
  'the staff replies',
  async (model, world) => {
    await world.control('reply', { problemId: ticketId, content: '请您再试一次' });
    model.isBehind = true;
  },
  ({ isClosed }) => !isClosed,
);

export const goOffline = step(
  'the line is cut',
  async (model, world) => {
    model.isBehind = true;
    await setOffline(model, world, true);
  },
  mayLoad,
);

export const goOnline = step(
  'the line is back',
  (model, world) => setOffline(model, world, false),
  ({ isOffline }) => isOffline,
);

/** Longer than between two polls. */
const POLL_MS = 31_000;

export const letPass = step(
  'half a minute passes',
  async (model, { context }) => {
    model.isBehind = false;
    await context.clock.fastForward(POLL_MS);
  },
  mayLoad,
);

export const reload = (index: number) =>
  step(
    `tab ${index}: reload`,
    async (model, world) => openConversation(chosen(model, world, index).real),
    mayLoad,
  );

export const replaceTab = (index: number) =>
  step(
    `tab ${index}: close it, and open another`,
    async (model, world) => {
      const { tab, page } = chosen(model, world, index);
      await page.close();
      const real = await openTab(world.context);
      world.tabs[index] = real;
      tab.typed = null;
      await openConversation(real);
    },
    mayLoad,
  );
