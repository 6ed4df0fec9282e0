import { defineRead } from '../http/read.ts';
import { schemaOf } from '../http/schema.ts';
import { fields, listOf, optional, text } from '../rules/read.ts';

const navigationEntry = fields({
  /** `home`, `activity`, `project`, `live`, `studio`, `course`, `appDownload`, `hyperlink`. */
  navigationCode: text,
  name: text,
  url: optional(text, ''),
});
export type NavigationEntry = ReturnType<typeof navigationEntry>;

/** `orgCode` tells whose, as long as nobody is logged in. */
export const getNavigation = defineRead({
  path: '/api/orgUser/org/getNavigationListByPc',
  request: (input: { orgCode?: string }) => ({ query: { site: 1, ...input } }),
  response: schemaOf(listOf(navigationEntry)),
});
