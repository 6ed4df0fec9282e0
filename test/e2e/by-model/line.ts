import type { BrowserWorld } from './browser-world.ts';

/** The line to the server, as the models know it. */
interface LineModel {
  isOffline: boolean;
  /** A write is still on its way. */
  isLate: boolean;
}

export const isPunctual = ({ isLate }: LineModel): boolean => !isLate;
/** A page can be loaded, and takes no write with it that is on its way. */
export const mayLoad = ({ isLate, isOffline }: LineModel): boolean => !isLate && !isOffline;

/** Cuts the line of all tabs, or mends it. */
export async function setOffline(
  model: LineModel,
  { context }: BrowserWorld,
  isOffline: boolean,
): Promise<void> {
  model.isOffline = isOffline;
  await context.setOffline(isOffline);
}
