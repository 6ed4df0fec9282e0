import type { Listed } from '../judge.ts';

/** Of the areas `data`, `queries`, `notifications` and `forms`. */
export const survivors: readonly Listed[] = [
  {
    file: 'src/data/PortalProvider.tsx',
    why: 'A layout effect sets the colour, and a server has none.',
    mutants: [
      ['orgTheme, () => ', "() => ''", '() => undefined'],
      ['orgTheme, () => ', "''", '"Stryker'],
    ],
  },
  {
    file: 'src/data/diagnosis/area-calls.ts',
    why: 'It runs while the module loads.',
    mutants: [['isPublic = false', 'false', 'true']],
  },
  {
    file: 'src/data/diagnosis/browser-lines.ts',
    why: 'Undefined counts as no.',
    mutants: [['} catch {', '{', '{}']],
  },
  {
    file: 'src/data/diagnosis/call-lines.ts',
    why: 'A call rejects with nothing else, and a malformed answer has a cause.',
    mutants: [
      ['if (!(error instanceof PortalError))', '!(error instanceof PortalError)', 'false'],
      ["cause.message.split('\\n') : []", '[]', '["Stryker'],
    ],
  },
  {
    file: 'src/data/diagnosis/server-lines.ts',
    why: 'No text of ours is a date, and undefined counts as false.',
    mutants: [
      ["headers.get('date') ?? ''", "''", '"Stryker'],
      ['() => false,', '() => false', '() => undefined'],
    ],
  },
  {
    file: 'src/data/image-url.ts',
    why: '`test/unit/widgets/on-server.test.tsx` renders pictures without an address on a server.',
    mutants: [['if (!url) return noMedia', '!url', 'false']],
  },
  {
    file: 'src/data/image-url.ts',
    why: 'Below the addresses of the portal’s own pages there are no calls.',
    mutants: [["api || '/'", "'/'", '""']],
  },
  {
    file: 'src/data/portal-context.ts',
    why: 'Nobody has a user id without a token.',
    mutants: [
      ["token !== '' && userId", "token !== ''", 'true'],
      ["token !== '' && userId", "''", '"Stryker'],
    ],
  },
  {
    file: 'src/data/traditional.ts',
    why: '`test/e2e/elsewhere/gallery.test.ts` sees the texts come.',
    mutants: [['onCome: () => void): void {', '{', '{}']],
  },
  {
    file: 'src/data/useSettings.ts',
    why: 'The store asks once: what is asked for again has come already.',
    mutants: [
      ['useState(false)', 'false', 'true'],
      ['() => setFailed(false)', '() => setFailed(false)', '() => undefined'],
      ['() => setFailed(false)', 'false', 'true'],
      ['useRetryOnline(isNeeded && hasFailed', 'isNeeded && hasFailed', 'isNeeded || hasFailed'],
    ],
  },
  {
    file: 'src/data/drafts/draft-storage.ts',
    why: 'A key without these parts is that of another document, under whose full name nothing is stored.',
    mutants: [["const [version = '', tab = '']", "''", '"Stryker']],
  },
  {
    file: 'src/data/drafts/draft-storage.ts',
    why: 'Without a `return`, the function returns undefined too.',
    mutants: [['} catch {', '{', '{}']],
  },
  {
    file: 'src/data/drafts/draft-storage.ts',
    why: 'A key that is not ours names no draft.',
    mutants: [['of keys ?? []', '[]', '["Stryker']],
  },
  {
    file: 'src/data/drafts/tab.ts',
    why: 'The `catch` below says the same of locks that are missing.',
    mutants: [["if (!locks) return 'unknown'", '!locks', 'false']],
  },
  {
    file: 'src/data/forms/form-fields.ts',
    why: 'An effect sets it before the first event, and a ref is the same for good.',
    mutants: [
      ['useRef({ names, onLeave })', '{ names, onLeave }', '{}'],
      ['}, [ref]);', '[ref]', '[]'],
    ],
  },
  {
    file: 'src/data/forms/form-fields.ts',
    why: 'A field of a form stands in an element.',
    mutants: [['if (!field || !frame ||', '!field || !frame', '!field && !frame']],
  },
  {
    file: 'src/data/forms/useAutofilled.ts',
    why: 'A ref is the same for good, and undefined counts as false.',
    mutants: [
      ['}, [ref]);', '[ref]', '[]'],
      ['} catch {', '{', '{}'],
    ],
  },
  {
    file: 'src/data/forms/useForm.ts',
    why: 'No field has such a name, so that it has neither an input nor an error.',
    mutants: [
      ['useState<readonly Name[]>([])', '[]', '["Stryker'],
      ['checksOnBlur ? names : []', '[]', '["Stryker'],
      ['draft ? [] : names', '[]', '["Stryker'],
      ['setTried([]);', '[]', '["Stryker'],
    ],
  },
  {
    file: 'src/data/forms/useForm.ts',
    why: 'An effect sets it before the form can be sent; a form has a draft for good or never.',
    mutants: [
      ['isShown = useRef(false)', 'false', 'true'],
      ['}, [isFollowed]);', '[isFollowed]', '[]'],
    ],
  },
  {
    file: 'src/data/forms/useForm.ts',
    why: 'The window of the tests resets no select. A browser would show its first option, of which React knows nothing.',
    mutants: [['if (!draft) ref.current?.reset()', '!draft', 'true']],
  },
  {
    file: 'src/data/forms/usePictures.ts',
    why: 'The own uploads are the same for good.',
    mutants: [['useEffect(() => () => own.close(), [own])', '[own]', '[]']],
  },
  {
    file: 'src/data/forms/usePictures.ts',
    why: 'The client rejects what is aborted, but for the moment in which the code for an unusual response loads.',
    mutants: [['if (controller.signal.aborted) return;', 'controller.signal.aborted', 'false']],
  },
  {
    file: 'src/data/forms/usePictures.ts',
    why: 'The upload that begins at once takes it away.',
    mutants: [["preview, progress: 0, fault: '' }", "''", '"Stryker']],
  },
  {
    file: 'src/data/login/LoginLink.tsx',
    why: 'It is a look, for which no unit test asks.',
    mutants: [["variant = 'primary'", "'primary'", '""']],
  },
  {
    file: 'src/data/login/useLoginLink.ts',
    why: 'No organisation has this name either, so that its own is always named.',
    mutants: [["config.portal ? ''", "''", '"Stryker']],
  },
  {
    file: 'src/data/login/useScan.ts',
    why: 'Any other number begins another attempt, and a constant is the same for good.',
    mutants: [
      ['setAttempt((count) => count + 1)', 'count + 1', 'count - 1'],
      ['}, []);', '[]', '["Stryker'],
    ],
  },
  {
    file: 'src/data/notifications/mark-read.ts',
    why: 'No notification has such an id, and `markRead` leaves out what is read.',
    mutants: [
      ['rollback: () => settle([])', '[]', '["Stryker'],
      ['one.type === type && one.isRead', 'one.isRead === readStates.unread', 'true'],
    ],
  },
  {
    file: 'src/data/notifications/poll.ts',
    why: 'A count comes only while there are a subscriber and a leader; the types do not know.',
    mutants: [
      ['subscriber?.onCount(count)', 'subscriber?.onCount', 'subscriber.onCount'],
      ['leader?.resign()', 'leader?.resign', 'leader.resign'],
      ['leader?.elect()', 'leader?.elect', 'leader.elect'],
    ],
  },
  {
    file: 'src/data/notifications/poll.ts',
    why: '`run` asks for nothing during a change either, and says anew what is pending; `start` begins once.',
    mutants: [
      ['isRefreshPending && pauses === 0', 'pauses === 0', 'true'],
      ['let isRefreshPending = false', 'false', 'true'],
      ['isRefreshPending = false;', 'false', 'true'],
      ['if (subscribers.size === 1) queueMicrotask(start)', 'subscribers.size === 1', 'true'],
    ],
  },
  {
    file: 'src/data/queries/prefetch-query.ts',
    why: 'A component that is shown by then has this very response.',
    mutants: [['if (!wasShown()) void mutate(key, data', '!wasShown()', 'true']],
  },
  {
    file: 'src/data/queries/useCacheScope.ts',
    why: 'Any number does that no other portal has.',
    mutants: [['++lastNumber', '++lastNumber', '--lastNumber']],
  },
  {
    file: 'src/data/queries/useEnsureLoaded.ts',
    why: 'Any other number begins another attempt.',
    mutants: [['count + 1', 'count + 1', 'count - 1']],
  },
  {
    file: 'src/data/queries/useInfiniteQuery.ts',
    why: 'On the focus SWR would load the first page again, which `revalidateFirstPage` forbids.',
    mutants: [['revalidateOnFocus: false', 'false', 'true']],
  },
  {
    file: 'src/data/queries/useInfiniteQuery.ts',
    why: '`reload` asks for the cached pages in the same moment, and what is asked for twice is sent once.',
    mutants: [['revalidateIfStale: false', 'false', 'true']],
  },
  {
    file: 'src/data/queries/useInfiniteQuery.ts',
    why: 'No component reads a single page by its key, so that nothing would be sent.',
    mutants: [
      ['page, { revalidate: false }', '{ revalidate: false }', '{}'],
      ['page, { revalidate: false }', 'false', 'true'],
    ],
  },
  {
    file: 'src/data/queries/useInfiniteQuery.ts',
    why: 'An effect sets it before anything reads it.',
    mutants: [['useRef({ name, reload })', '{ name, reload }', '{}']],
  },
  {
    file: 'src/data/queries/useInfiniteQuery.ts',
    why: 'SWR has made the entry of a key by then, a list has a page, and what is compared is one of them.',
    mutants: [
      ['if (cache.get(name)?.data) reloadLatest()', 'cache.get(name)?.data', 'cache.get(name).data'],
      ['(cached().data ?? []).slice', '[]', '["Stryker'],
      ['data.at(-1)?.total', 'data.at(-1)?.total', 'data.at(-1).total'],
      ['pages[0]?.total', 'pages[0]?.total', 'pages[0].total'],
    ],
  },
  {
    file: 'src/data/queries/useQuery.ts',
    why: 'SWR has made the entry of a key before it asks for its data.',
    mutants: [['cache.get(name)?.data !== undefined', 'cache.get(name)?.data', 'cache.get(name).data']],
  },
  {
    file: 'src/data/notifications/poll.ts',
    why: 'A fetch whose answer counts has a leader: `stop` gives both up.',
    mutants: [['leader?.publish();', 'leader?.publish', 'leader.publish']],
  },
  {
    file: 'src/data/notifications/poll-leader.ts',
    why: 'A browser’s answer has the list, and a lock that was not asked for `ifAvailable` is there when it is granted.',
    mutants: [
      ['const { held = [] }', '[]', '["Stryker'],
      ['lock.name === own?.name', 'own?.name', 'own.name'],
    ],
  },
  {
    file: 'src/data/notifications/useUnreadCount.ts',
    why: 'An effect sets it before the first fetch, and equal counts have returned before.',
    mutants: [
      ['useRef({ ask, http, onUnread })', '{ ask, http, onUnread }', '{}'],
      ['setGrown(count > previous.current', 'count > previous.current', 'count >= previous.current'],
    ],
  },
];
