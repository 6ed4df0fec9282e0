import type { EngineTab, Key } from './driver.ts';

/** The mouse and the keyboard of a page, as Playwright and Puppeteer both have them. */
interface InputPage {
  mouse: {
    click: (x: number, y: number) => Promise<void>;
    move: (x: number, y: number, options?: { steps?: number }) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
  };
  keyboard: {
    type: (text: string) => Promise<void>;
    press: (key: Key | ' ') => Promise<void>;
    down: (key: never) => Promise<void>;
    up: (key: never) => Promise<void>;
  };
}

/** The part of a tab that points and types. */
export function pageInput({
  mouse,
  keyboard,
}: InputPage): Pick<EngineTab, 'click' | 'hover' | 'drag' | 'type' | 'press' | 'keyDown' | 'keyUp'> {
  return {
    click: ({ x, y }) => mouse.click(x, y),
    hover: ({ x, y }) => mouse.move(x, y),
    async drag([first, ...rest]) {
      if (!first) return;
      await mouse.move(first.x, first.y);
      await mouse.down();
      for (const { x, y } of rest) await mouse.move(x, y, { steps: 4 });
      await mouse.up();
    },
    type: (text) => keyboard.type(text),
    // Puppeteer knows the space bar by what it types.
    press: (key) => keyboard.press(key === 'Space' ? ' ' : key),
    // Puppeteer lists the names that it knows, Playwright takes any.
    keyDown: (key) => keyboard.down(key as never),
    keyUp: (key) => keyboard.up(key as never),
  };
}
