import type { Tab } from '../tab.ts';
import type { User, Visit } from '../visit.ts';

/** Something of the portal that is photographed in every engine. */
export interface View {
  name: string;
  path: string;
  user?: User;
  /** Shows the height of a screen instead of that of a page, since a dialog or a film fills the window. */
  isScreen?: true;
  /** Prepares the sandbox. */
  before?: (visit: Visit) => Promise<unknown>;
  /** Leads from the opened page to what is photographed. */
  act?: (tab: Tab, visit: Visit, isPhone: boolean) => Promise<void>;
  /** Nothing ever comes, so that there is nothing to wait for. */
  isLoading?: true;
}
