/** The interface of a browser for a test, for any driver. Everything else is built on this in `tab.ts`. */
export interface EngineDriver {
  /** E.g. `153.7.0`. */
  version: string;
  /** Opens a tab with cookies and storage of its own. */
  open: (options: TabOptions) => Promise<EngineTab>;
  close: () => Promise<void>;
}

export interface TabOptions {
  width: number;
  height: number;
  isDark: boolean;
  /** With scrollbars that take room, and the back-forward cache, which a browser without a screen otherwise lacks. */
  isDesk: boolean;
  /** With the few colours of a user who has chosen a high contrast. */
  hasForcedColours: boolean;
  /** For a user who has asked the system for less motion. */
  isCalm: boolean;
}

/** A word that is composed by an input method, whose composition ends with Enter. */
export interface Composition {
  /** The keys as typed, e.g. `nihao`. */
  marks: string;
  /** The text that they become, e.g. `你好`. */
  text: string;
}

export interface SavedFile {
  name: string;
  bytes: Buffer;
}

export interface Point {
  x: number;
  y: number;
}

export interface EngineTab {
  goTo: (url: string) => Promise<void>;
  /** Begins to load a page, and returns before its scripts have come. */
  startTo: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
  /** Evaluates an expression in the page, waits for its promise, and returns its value as JSON does. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse through the points with its button pressed from the first to the last. */
  drag: (points: readonly Point[]) => Promise<void>;
  click: (point: Point) => Promise<void>;
  hover: (point: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`, e.g. `Enter`. */
  press: (key: Key) => Promise<void>;
  /** Holds a key by its name in `KeyboardEvent.key`, e.g. `Shift` or `a`, until it is let go. */
  keyDown: (key: string) => Promise<void>;
  keyUp: (key: string) => Promise<void>;
  /** Composes a word in the focused field; undefined where the driver has no input method. */
  compose?: (composition: Composition) => Promise<void>;
  /** Does what begins a download, and returns the file that was saved. */
  download: (begin: () => Promise<void>) => Promise<SavedFile>;
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Buffer>;
  /** The page as a PDF on sheets of A4; undefined where the driver cannot print. */
  print?: (sheet: { isLandscape: boolean }) => Promise<Buffer>;
  /** Opens another tab with the same cookies and storage. */
  openTab: () => Promise<EngineTab>;
  /** Uncaught errors of the page; undefined where the driver does not tell. */
  errors?: readonly string[];
  close: () => Promise<void>;
}

export type Key =
  'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'ArrowLeft' | 'Backspace' | 'Space';
