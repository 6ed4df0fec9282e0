/** Begins the text of a cell of which no text is known; the reason follows. */
export const CELL_ERROR = '\uE000';
