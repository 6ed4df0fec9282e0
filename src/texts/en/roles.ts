import type { rolesTexts } from '../roles.ts';
import type { Translation } from '../texts.ts';

export const roles: Translation<typeof rolesTexts> = {
  research_team_plan: 'Learner',
  research_team_plan_admin: 'Group leader',
  project_study: 'Learner',
  project_teacher: 'Tutor',
  project_region: 'District administrator',
};
