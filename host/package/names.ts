import type { ElementDefinition } from '../../src/element/defineElement.tsx';

/** `portal-sign-card` → `sign-card`: the widget's folder and its entry in the package. */
export function widgetOf({ tag }: ElementDefinition): string {
  return tag.slice('portal-'.length);
}

/** `portal-sign-card` → `PortalSignCard`. */
export function classOf({ tag }: ElementDefinition): string {
  return tag.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
