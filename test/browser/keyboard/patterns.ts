/**
 * The keys of each pattern of the ARIA Authoring Practices, required and optional ones; a control with the pattern says
 * of each of them what it does, or why it leaves it out.
 */
export interface PatternKeys {
  dialog: 'Tab' | 'Shift+Tab' | 'Escape';
  /** A dialog beside which the page can be used, so that Tab leaves it. */
  popup: 'Escape';
  /** Tabs that are chosen by the focus alone. */
  tabs: 'Tab' | 'Shift+Tab' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'Delete';
  menuButton: 'Enter' | 'Space' | 'ArrowDown' | 'ArrowUp';
  menu: 'Enter' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'Escape' | 'Tab' | 'a';
  /** An editable combobox whose list is always open. */
  combobox:
    | 'ArrowDown'
    | 'ArrowUp'
    | 'Enter'
    | 'Escape'
    | 'ArrowLeft'
    | 'ArrowRight'
    | 'Home'
    | 'End'
    | 'Backspace'
    | 'Alt+ArrowDown'
    | 'Alt+ArrowUp'
    | 'Tab';
  /** The browser's own select, closed. */
  select: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'Tab';
  disclosure: 'Enter' | 'Space';
  button: 'Enter' | 'Space';
  slider: 'ArrowRight' | 'ArrowUp' | 'ArrowLeft' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown';
  spinbutton: 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown' | 'ArrowLeft' | 'Shift+Home';
  radioGroup: 'Tab' | 'Shift+Tab' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft' | 'ArrowUp';
  checkbox: 'Space';
  toolbar: 'Tab' | 'Shift+Tab' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
  /** The grid of days, with the keys of the date picker. */
  grid:
    | 'ArrowLeft'
    | 'ArrowRight'
    | 'ArrowUp'
    | 'ArrowDown'
    | 'Home'
    | 'End'
    | 'PageUp'
    | 'PageDown'
    | 'Shift+PageUp'
    | 'Shift+PageDown'
    | 'Control+Home'
    | 'Control+End'
    | 'Enter'
    | 'Space'
    | 'Tab';
  /** No pattern of the practices: an item that `content/sortable` has picked up. */
  sorting: 'ArrowDown' | 'ArrowUp' | 'Space' | 'Enter' | 'Escape' | 'Tab';
  /** No pattern of the practices: steps or pictures that a dialog shows one at a time. */
  steps: 'ArrowLeft' | 'ArrowRight';
  /** No pattern of the practices: a picture that is looked at closely. */
  zoom: '=' | '-' | '0';
  /** No pattern of the practices: the keys of the usual players. */
  player:
    | 'Space'
    | 'k'
    | 'j'
    | 'l'
    | 'ArrowLeft'
    | 'ArrowRight'
    | 'ArrowUp'
    | 'ArrowDown'
    | 'Home'
    | 'End'
    | '5'
    | 'm'
    | 'c'
    | '<'
    | '>'
    | 'N';
}

export type Pattern = keyof PatternKeys;

/** Nothing changes by a key that a control leaves out on purpose. */
interface LeftOut {
  leftOut: string;
}

/** The state after the key; rows of the keys that are pressed before it and the state then; or why it does nothing. */
export type Effect = string | readonly (readonly [before: string, state: string])[] | LeftOut;

export interface Control<P extends Pattern> {
  name: string;
  pattern: P;
  /** Brings the control to the state in which its keys are tried, and returns what a user then sees or hears of it. */
  open: () => Promise<() => string>;
  keys: Record<PatternKeys[P], Effect>;
}
