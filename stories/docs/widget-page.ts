import type { DocumentedElement } from '#src/element/reference.ts';
import { elementReferences } from '#widgets/references.ts';
import { idOfTitle } from './pages.ts';

/** `portal-sign-card` → `Widgets/SignCard`, the title of the widget's stories. */
export function storyTitle(tag: DocumentedElement['tag']): string {
  const name = tag
    .slice('portal'.length)
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `Widgets/${name}`;
}

export function elementOfTitle(title: string): DocumentedElement | undefined {
  return elementReferences.find(({ tag }) => storyTitle(tag) === title);
}

export const widgetPageId = (tag: DocumentedElement['tag']): string => idOfTitle(storyTitle(tag));
