import { defineTexts } from './texts.ts';
import * as en from './roles.en.ts';

/** The labels of project roles, keyed by the server's name; the server decides their order. */
export const rolesTexts = defineTexts(
  'roles',
  {
    research_team_plan: '学员',
    research_team_plan_admin: '研修组长',
    project_study: '学员',
    project_teacher: '辅导教师',
    project_region: '区县管理员',
  },
  en.rolesTexts,
);

/** Returns the label of the first role that we know; '' if there is none. */
export function roleLabel(
  roles: readonly string[] | null | undefined,
  words: Readonly<Record<string, string>>,
): string {
  const known = roles?.find((role) => Object.hasOwn(words, role));
  return known === undefined ? '' : (words[known] ?? '');
}
