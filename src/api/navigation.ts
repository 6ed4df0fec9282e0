import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { list, optionalText, text } from './schemas.ts';

/** The navigation of the portal, not that of another site of the back end. */
const PORTAL_SITE = 1;

const navigationEntry = v.looseObject({
  /** `home`, `activity`, `project`, `live`, `studio`, `course`, `appDownload`, `hyperlink`. */
  navigationCode: text,
  name: text,
  url: optionalText,
});
export type NavigationEntry = v.InferOutput<typeof navigationEntry>;

/** `orgCode` names the organisation as long as nobody is logged in. */
export const getNavigation = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getNavigationListByPc',
  request: (input: { orgCode?: string }) => ({ query: { site: PORTAL_SITE, ...input } }),
  response: list(navigationEntry),
});
