export const rolesTexts = {
  research_team_plan: 'Learner',
  research_team_plan_admin: 'Group leader',
  project_study: 'Learner',
  project_teacher: 'Tutor',
  project_region: 'District administrator',
};
