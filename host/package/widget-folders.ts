import { existsSync, readdirSync } from 'node:fs';

/** The folders of the widgets that are custom elements, e.g. `sign-card` of `<portal-sign-card>`. */
export const elementWidgets: readonly string[] = readdirSync('widgets')
  .filter((name) => existsSync(`widgets/${name}/element.ts`))
  .toSorted();
