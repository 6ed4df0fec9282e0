import { render, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { renderSubtree } from './subtree.tsx';
import type { Loaded, TakeOverProps } from './withShell.tsx';

/**
 * A component that takes over the nodes of its shell, with what was typed in them; what was clicked meanwhile is clicked
 * again.
 */
export function takingOver<Props extends object>(View: ComponentType<Props & Loaded>) {
  return function TakingOver({ of, context, known, place, meanwhile }: TakeOverProps<Props>) {
    const [crash, setCrash] = useState<{ error: unknown } | null>(null);
    // For the boundary around it: that of its own tree is another one.
    if (crash) throw crash.error;

    useLayoutEffect(() => {
      const { current } = place;
      if (!current) return;
      const { isOver } = meanwhile;
      meanwhile.isOver = true;
      renderSubtree(current, {
        context,
        onCrash: (error) => setCrash({ error }),
        children: (<View {...of} known={known} place={current} />) as VNode,
      });
      if (isOver) return;
      for (const field of current.querySelectorAll<HTMLInputElement>('input, textarea')) {
        // What was typed is news to the component.
        if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // One after the other, each when it knows of the former.
      for (const control of meanwhile.missed) setTimeout(() => press(control));
      meanwhile.missed.clear();
    });
    useEffect(() => {
      const { current } = place;
      return () => {
        if (current) render(null, current);
      };
    }, [place]);
    return null;
  };
}

function press(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}
