import { moveToTab } from '../../src/ui/tab-keys.ts';
import { moveTo } from '../notices/index.ts';

/** What keys do: they lead through the tabs or, with none of them, through the messages. */
export function move(container: HTMLElement, key: string): void {
  if (!moveToTab(container, key)) moveTo(container, key);
}
