import type { Listed } from './judge.ts';
import { survivors as data } from './survivors/data.ts';
import { survivors as html } from './survivors/html.ts';
import { survivors as session } from './survivors/session.ts';
import { http } from './survivors/http.ts';
import { server } from './survivors/server.ts';

/** The mutants that may survive, with the reason of each. */
export const survivors: readonly Listed[] = [
  ...http,
  ...server,
  {
    file: 'src/rules/csv.ts',
    why: 'A column without a type is one of text, and so is one of a type that nobody asks for.',
    mutants: [
      ['types: readonly CellType[] = []', '[]', '["Stryker'],
      ["type: CellType = 'text'", "'text'", '""'],
    ],
  },
  {
    file: 'src/rules/characters.ts',
    why: 'It is computed while the module loads; the tests that load it anew ask for other functions.',
    mutants: [['const unseen', '/[\\u00ad', '/[^\\u00ad']],
  },
  {
    file: 'src/rules/moment.ts',
    why: 'The pattern has these groups wherever it matches; where it does not, no moment is read either way.',
    mutants: [
      ["month = ''", "''", '"Stryker'],
      ["day = ''", "''", '"Stryker'],
      ['isTime.exec(text) ?? []', '[]', '["Stryker'],
      ['if (!year)', '!year', 'false'],
      ["value.trim() : ''", "''", '"Stryker'],
    ],
  },
  {
    file: 'src/rules/moment.ts',
    why: 'The engine that runs the tests reads further digits of a second too; the standard promises three.',
    mutants: [['rest.slice(0, 3)', 'rest.slice(0, 3)', 'rest']],
  },
  {
    file: 'src/rules/media-url.ts',
    why: 'The path begins with a slash, so the first match stands at its beginning anyway.',
    mutants: [['const folderOf', '/^\\/([^/]+)\\//', '/\\/([^/]+)\\//']],
  },
  {
    file: 'src/rules/redirect.ts',
    why: 'No address that has passed the lines above leaves the origin by the URL standard; this holds it against an engine that differs.',
    mutants: [['url.origin !== new URL(origin).origin', 'url.origin !== new URL(origin).origin', 'false']],
  },
  {
    file: 'host/app/routing/resolve-route.ts',
    why: 'The guard does not loop: it is the end of a loop that a fault would make.',
    mutants: [
      ['throw new Error(', '`the guard loops', '``'],
      ['steps < REDIRECTS_MAX', 'steps < REDIRECTS_MAX', 'steps <= REDIRECTS_MAX'],
      ['steps++', 'steps++', 'steps--'],
    ],
  },
  {
    file: 'host/app/routing/resolve-route.ts',
    why: 'A name that is neither of a feature nor of an organisation or a user that is loaded does the same.',
    mutants: [
      ['loadPage(leaveQuestion, [])', '[]', '["Stryker'],
      ["query.get(ORGANISATION) ?? ''", "''", '"Stryker'],
      ["userInfo ? 'loaded' : 'unknown'", "'unknown'", '""'],
    ],
  },
  {
    file: 'host/app/routing/resolve-route.ts',
    why: 'The guard asks for a code first, takes no unknown state, and reads the binding on its page alone.',
    mutants: [
      ["query.get('code') ?? ''", "''", '"Stryker'],
      ["query.get('state') ?? ''", "''", '"Stryker'],
      ['meta.wxBinding === true', 'meta.wxBinding === true', 'true'],
    ],
  },
  {
    file: 'src/rules/shown-address.ts',
    why: 'A protocol ends with its only colon, and a path of http begins with a slash.',
    mutants: [
      ['url.protocol', '/^https?:$/', '/^https?:/'],
      ['url.pathname.replace', '/^\\/+/', '/\\/+/'],
    ],
  },
  {
    file: 'src/rules/shown-address.ts',
    why: 'Neither text is a name before a key, or looks like a secret.',
    mutants: [
      ["let former = ''", "''", '"Stryker'],
      ["[name, value] = ['', '']", "''", '"Stryker'],
    ],
  },
  ...session,
  ...html,
  ...data,
];
