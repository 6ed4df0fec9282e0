import type { Listed } from '../judge.ts';

/** Of the areas `session` and `login`. */
export const survivors: readonly Listed[] = [
  {
    file: 'src/session/login/returned-login.ts',
    why: 'The first part of a text that is split is always there; the type says so to nobody.',
    mutants: [["one.split('=')[0]", "''", '"Stryker']],
  },
  {
    file: 'src/session/login/returned-login.ts',
    why: 'Browsers pass over the title of an entry in the history.',
    mutants: [['history.replaceState', "''", '"Stryker']],
  },
  {
    file: 'src/session/login/scan-state.ts',
    why: 'An entry without a moment is too old, and filtered out.',
    mutants: [["readTabStored('scanStates', statesSchema) ?? []", '[]', '["Stryker']],
  },
  {
    file: 'src/session/login/login-url.ts',
    why: 'A text that does not begin with a slash is an address to which nothing leads back, like an empty one.',
    mutants: [
      ["new URL(loginUrl('', portal, orgCode), portal)", "''", '"Stryker'],
      ['page === UNKNOWN_PAGE', "''", '"Stryker'],
    ],
  },
  {
    file: 'src/session/login/return-url.ts',
    why: 'An address of another scheme is refused by `webUrl`, too; this holds it apart from what that does.',
    mutants: [['const isSecure', "url.protocol === 'http:'", 'true']],
  },
  {
    file: 'src/session/forget-user.ts',
    why: 'The listener knows that somebody has logged in, and would do nothing; it goes all the same.',
    mutants: [['window.removeEventListener', "'pagehide'", '""']],
  },
  {
    file: 'src/session/forget-user.ts',
    why: 'A database without a name is none of ours, like one with any other name.',
    mutants: [["name = ''", "''", '"Stryker']],
  },
  {
    file: 'src/session/logout.ts',
    why: 'A cookie that nobody has replaced is gone by then: a second look at it finds nothing to follow.',
    mutants: [['if (isReplaced)', 'isReplaced', 'true']],
  },
  {
    file: 'src/session/token/read-provided-token.ts',
    why: 'Any text stands for a user id that is missing, whose kind alone is asked for.',
    mutants: [["typeof (userId ?? '')", "''", '"Stryker']],
  },
];
