import { useEffect, type RefObject } from 'react';
import { filmCommand, type FilmCommand, type KeyPlace } from './film-keys.ts';

/** Runs the commands of the keys that are pressed on the page, unless they mean something where the focus is. */
export function useFilmKeys(stage: RefObject<HTMLElement | null>, run: (command: FilmCommand) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (event.defaultPrevented || event.isComposing || hasModifier) return;
      const command = filmCommand(event.key, placeOf(event.target, stage.current));
      if (!command) return;
      event.preventDefault();
      // A key that is held down seeks on, but does not play and pause in turn.
      const goesOn = command.type === 'seekBy' || command.type === 'volume';
      if (!event.repeat || goesOn) run(command);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [stage, run]);
}

function placeOf(target: EventTarget | null, stage: HTMLElement | null): KeyPlace {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest('dialog, [role=dialog], [role=menu]')) return 'field';
  if (target.matches('input[type=range]')) return 'slider';
  if (target.isContentEditable || target.matches('input, select, textarea')) return 'field';
  const isInside = stage?.contains(target) ?? false;
  if (target.closest('button, a[href], summary, [role=tab]'))
    return isInside ? 'filmControl' : 'otherControl';
  return isInside ? 'film' : 'page';
}
