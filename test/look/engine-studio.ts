import { poll } from '../engines/drivers/poll.ts';
import { ensureEngines } from '../engines/install.ts';
import { launchEngine } from '../engines/launch.ts';
import { Tab } from '../engines/tab.ts';
import type { LookEngine } from './looks.ts';
import type { OnPicture, Shot } from './shots.ts';
import { stillPage } from './still-page.ts';
import { stillPicture } from './still-picture.ts';
import { storyQuery } from './stories.ts';

/** The story has ended, and nothing in the window is loading. */
function isReady(id: string): boolean {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  if (channel?.last('storyFinished')?.[0].storyId !== id) return false;
  return [...document.querySelectorAll('[aria-busy=true]')].every(
    (one) => one.getBoundingClientRect().top >= innerHeight,
  );
}

interface EngineStudio {
  photograph: (
    shots: readonly Shot[],
    onPicture: OnPicture,
    acceptedOf: (shot: Shot) => Promise<Buffer | undefined>,
  ) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Photographs stories in another engine. */
export async function openEngineStudio(engine: LookEngine, port: number): Promise<EngineStudio> {
  const programs = await ensureEngines();
  // Its processes take the time zone of this one.
  process.env.TZ = 'Asia/Shanghai';
  const driver = await launchEngine(engine, programs);
  const origin = `http://localhost:${port}`;

  const show = async ({ story, look }: Shot): Promise<Tab> => {
    const { width, height, theme } = look;
    const tab = new Tab(
      await driver.open({
        width,
        height,
        isDark: theme === 'dark',
        isDesk: false,
        hasForcedColours: false,
        isCalm: true,
      }),
      origin,
    );
    await tab.goTo(`/${stillPage}${storyQuery(story, look)}`);
    await poll(async () => {
      if (!(await tab.run(isReady, story.id))) throw new Error('the story is not there');
    });
    return tab;
  };
  const take = (tab: Tab) => async () => {
    await tab.run(async () => {
      await document.fonts.ready;
      scrollTo(0, 0);
    });
    return tab.screenshot();
  };

  return {
    async photograph(shots, onPicture, acceptedOf) {
      const failures: string[] = [];
      for (const shot of shots) {
        try {
          const tab = await show(shot);
          try {
            const accepted = await acceptedOf(shot);
            await onPicture(shot, await stillPicture(take(tab), shot.look, accepted), accepted);
          } finally {
            await tab.close();
          }
        } catch (error) {
          failures.push(`${shot.story.id} in ${engine}: ${String(error)}`);
        }
      }
      return failures;
    },
    close: () => driver.close(),
  };
}
