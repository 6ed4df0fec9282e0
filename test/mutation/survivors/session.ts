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
  {
    file: 'src/session/store.ts',
    why: 'The session is restored, which sets the whole state, before anybody can read it; the types ask for a first one.',
    mutants: [['proxy<{ state', '{ state: ref(initialState) }', '{}']],
  },
  {
    file: 'src/session/store.ts',
    why: 'Any text that is no token stands for a page that has provided none.',
    mutants: [
      ['let providedToken', "''", '"Stryker'],
      ["isProvided ? token : ''", "''", '"Stryker'],
    ],
  },
  {
    file: 'src/session/store.ts',
    why: 'Drafts are never refused for a guest, who has no id, so there is nothing to accept again.',
    mutants: [['acceptDrafts(values.userId)', 'values.userId', 'true']],
  },
  {
    file: 'src/session/store.ts',
    why: 'A reason that is no expiry has no message; the types ask for the question.',
    mutants: [['expiry: reason.type', "reason.type === 'expired'", 'true']],
  },
  {
    file: 'src/session/storage.ts',
    why: 'A function that ends without a result returns undefined, too.',
    mutants: [['} catch {', '{', '{}']],
  },
  {
    file: 'src/session/tab-storage.ts',
    why: 'A function that ends without a result returns undefined, too.',
    mutants: [['} catch {', '{', '{}']],
  },
  {
    file: 'src/session/token/cookie.ts',
    why: 'Undefined is left out of the tokens like an empty text.',
    mutants: [['} catch {', '{', '{}']],
  },
  {
    file: 'src/session/token/provided-token.ts',
    why: 'A request is answered once, and the end of its wait is dropped with the answer, so that neither finds itself answered.',
    mutants: [['const isCurrent', 'number > answered', 'number >= answered']],
  },
  {
    file: 'src/session/token/provided-token.ts',
    why: 'Any text that is no token says that the page has been asked, and has provided none.',
    mutants: [["provided.token = ''", "''", '"Stryker']],
  },
  {
    file: 'src/session/avatar-version.ts',
    why: 'Of a change at this very moment, either formula makes this moment.',
    mutants: [['return lastChange > now', 'lastChange > now', 'lastChange >= now']],
  },
  {
    file: 'src/session/login/account-login.ts',
    why: 'Protocol and host alone are asked, and those are the page’s own for its root, too.',
    mutants: [["http.config.api || '/'", "'/'", '""']],
  },
  {
    file: 'src/session/login/scan-login.ts',
    why: 'A plain success has no code that could be that of an unbound account; the types ask for the first half.',
    mutants: [['response.code === UNBOUND_CODE', "response.type === 'passed'", 'true']],
  },
  {
    file: 'src/session/login/wechat-binding.ts',
    why: 'A plain success has no code that could be that of an unbound account; the types ask for the first half.',
    mutants: [['response.code === UNBOUND_CODE', "response.type === 'passed'", 'true']],
  },
  {
    file: 'src/session/login/scan-poller.ts',
    why: 'A signal aborts once.',
    mutants: [
      ['once: true', '{ once: true }', '{}'],
      ['once: true', 'true', 'false'],
    ],
  },
  {
    file: 'src/session/login/sms-login.ts',
    why: 'The words for a chunk that does not come are `loadChunk`’s, whose tests are in `http`.',
    mutants: [['loadChunk(mobileKey', '{ language }', '{}']],
  },
  {
    file: 'src/session/token/guest-renewal.ts',
    why: 'A session without a token has no end that could be told, so that a visitor’s call is only rejected in either case.',
    mutants: [
      ["token === ''", "token === ''", 'false'],
      ["token === ''", "''", '"Stryker'],
      ["token === ''", "'visitor'", '""'],
    ],
  },
  {
    file: 'src/session/token/guest-renewal.ts',
    why: 'All but a learner and a visitor are guests, and all but `retry` and `sign-out` rejects the call; nothing is left to drop by then.',
    mutants: [
      ["token === ''", "'guest'", '""'],
      ["step === 'reject'", "step === 'reject'", 'false'],
      ["step === 'reject'", "'reject'", '""'],
      ["orgCode === guestOrg ? 'retry' : 'reject'", "'reject'", '""'],
    ],
  },
  {
    file: 'src/session/login/wechat-binding.ts',
    why: 'Null passes the schema only beside a code that is no success; the type does not tell them apart.',
    mutants: [['response.data?.userId', 'response.data?.userId', 'response.data.userId']],
  },
];
