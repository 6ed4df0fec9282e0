import { Sidebar, sidebarDefinition } from '#widgets/sidebar/index.ts';
import { show, type Form, type ShowOptions } from '../../widget.tsx';

export const paths = {
  totals: '/api/orgUser/user/getStudyTotal',
  user: '/api/user/user/info',
  counts: '/api/msg/message/getMessageCount',
  organisation: '/api/orgUser/org/getConfigByCode',
  key: '/api/auth/token/key',
};

/** Renders the sidebar of a persona, by default the teacher. */
export function showSidebar(form: Form, options: ShowOptions = {}) {
  return show(form, { row: sidebarDefinition, component: Sidebar }, { as: 'teacher', ...options });
}
