import { expect } from 'vitest';
import { widgetTags } from '../widget-tags.ts';
import { flow, type Flow } from '../flow.ts';

interface Heard {
  heard: string[];
  refused: string[];
}

/** Every element on a page of another site, for a user whose token the page gives. */
export const elements: readonly Flow[] = widgetTags.map((tag) =>
  flow(`<${tag}> on another site`, async (visit) => {
    const tab = await visit.open();
    await tab.goTo(await visit.school(`<${tag}></${tag}>`, 'teacher'));
    await tab.until(
      'the element',
      (name) => {
        const root = document.querySelector(name)?.shadowRoot;
        return Boolean(root?.firstElementChild) && !root?.querySelector('[aria-busy=true]');
      },
      tag,
    );
    expect(await tab.invisibleTexts()).toEqual([]);
    const { heard, refused } = await tab.run(() => {
      const { heard, refused } = window as unknown as Heard;
      return { heard, refused };
    });
    expect(heard).not.toContain('portal-error');
    expect(refused).toEqual([]);
  }),
);
