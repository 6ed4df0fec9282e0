import type { DocumentedElement } from '../../src/element/reference.ts';

/** `portal-sign-card` → `sign-card`: the widget's folder and its entry in the package. */
export function widgetOf({ tag }: DocumentedElement): string {
  return tag.slice('portal-'.length);
}

/** `portal-sign-card` → `PortalSignCard`. */
export function classOf({ tag }: DocumentedElement): string {
  return tag.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
