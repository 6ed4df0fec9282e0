// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { portalOf, sandboxAt } from '../portal.ts';
import { expectCountersToAgree, expectDocumentsToBeFound, expectListsToLeadToDetails } from './agreement.ts';
import { steps, type Step, type World } from './commands.ts';

function createWorld(): World {
  const sandbox = sandboxAt();
  return {
    sandbox,
    teacher: portalOf(sandbox, 'teacher'),
    admin: portalOf(sandbox, 'admin'),
    control: (path, body) =>
      sandbox.fetch(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

async function expectOneWorld({ teacher, admin }: World): Promise<void> {
  await expectCountersToAgree(teacher, 'u-1001');
  await expectCountersToAgree(admin, 'u-1002');
  await expectDocumentsToBeFound(teacher, admin);
  await expectDocumentsToBeFound(admin, teacher);
  await expectListsToLeadToDetails(teacher, 'u-1001');
}

/** A step as fast-check's model runs it; the sandbox itself is the only state. */
class Command implements fc.AsyncCommand<object, World> {
  constructor(
    readonly name: string,
    readonly step: Step,
  ) {}
  check = () => true;
  async run(_: object, world: World): Promise<void> {
    await this.step(world);
    await expectOneWorld(world);
  }
  toString = () => this.name;
}

it('agrees in all counters, lists and details from the beginning', async () => {
  await expectOneWorld(createWorld());
});

it.each(Object.entries(steps))('agrees after somebody has done: %s', async (name, step) => {
  for (const one of fc.sample(step, { numRuns: 2, seed: 41 })) {
    const world = createWorld();
    await new Command(name, one).run({}, world);
  }
});

it('agrees whatever people do one after the other', { timeout: 60_000 }, async () => {
  const commands = fc.commands(
    Object.entries(steps).map(([name, step]) => step.map((one) => new Command(name, one))),
    { maxCommands: 14 },
  );
  await fc.assert(
    fc.asyncProperty(commands, (cmds) => fc.asyncModelRun(() => ({ model: {}, real: createWorld() }), cmds)),
    { numRuns: 8 },
  );
  expect.hasAssertions();
});
