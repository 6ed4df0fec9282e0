/** The passwords of the sandbox's accounts, by user name. */
export const passwords = {
  teacher: 'Teacher#2026',
  admin: 'Admin#2026',
  newcomer: 'Newcomer#2026',
  learner: 'Learner#2026',
} as const;
