import type fc from 'fast-check';

/** How long the browser may take to keep its promises. */
const SETTLED_MS = 15_000;

/** Waits until no promise is broken; fails with those that are. */
export async function settleBy(brokenPromises: () => Promise<string[]>): Promise<void> {
  const until = performance.now() + SETTLED_MS;
  let broken = ['nothing was seen'];
  while (broken.length > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    broken = await brokenPromises();
  }
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

type Work<Model, World> = (model: Model, world: World) => Promise<void>;

/** Makes steps after each of which the promises have to hold. */
export const settlingSteps =
  <Model extends object, World>(settle: Work<Model, World>) =>
  (
    name: string,
    run: Work<Model, World>,
    check: (model: Model) => boolean = () => true,
  ): fc.AsyncCommand<Model, World> => ({
    check,
    async run(model, world) {
      await run(model, world);
      await settle(model, world);
    },
    toString: () => name,
  });
