import { parseKeyDef } from '@vitest/browser';
import type { BrowserCommand } from 'vitest/node';
import type { EngineTab, Point } from '../drivers/driver.ts';

declare module 'vitest/node' {
  export interface BrowserCommandContext {
    tab: EngineTab;
  }
}

interface KeyboardState {
  unreleased: string[];
}

/** Presses and releases keys as `userEvent` writes them, e.g. `{Shift>}{Tab}{/Shift}`. */
async function pressKeys(
  tab: EngineTab,
  text: string,
  { unreleased }: KeyboardState,
): Promise<KeyboardState> {
  const pressed = new Set(unreleased);
  for (const { releasePrevious, releaseSelf, repeat, keyDef } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    if (pressed.delete(key)) await tab.keyUp(key);
    if (releasePrevious) continue;
    for (let time = 0; time < repeat; time++) {
      // WebKit's driver repeats no key that is held.
      if (time > 0) await tab.keyUp(key);
      await tab.keyDown(key);
    }
    if (releaseSelf) await tab.keyUp(key);
    else pressed.add(key);
  }
  return { unreleased: [...pressed] };
}

/** The names are Vitest's own where `userEvent` sends them, ours where `locators.ts` does. */
export const commands: Record<string, BrowserCommand<never[]>> = {
  engineClick: async ({ tab }, point: Point, times: number) => {
    for (let time = 0; time < times; time++) await tab.click(point);
  },
  // A driver refuses a place outside the window.
  restPointer: ({ tab }) => tab.hover({ x: 0, y: 0 }),
  engineHover: ({ tab }, point: Point) => tab.hover(point),
  engineDrag: ({ tab }, points: readonly Point[]) => tab.drag(points),
  __vitest_keyboard: ({ tab }, text: string, state: KeyboardState) => pressKeys(tab, text, state),
  __vitest_tab: ({ tab }, { shift = false }: { shift?: boolean } = {}) =>
    pressKeys(tab, shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}', { unreleased: [] }),
  async __vitest_cleanup({ tab }, { unreleased }: KeyboardState) {
    for (const key of unreleased) await tab.keyUp(key);
  },
};
