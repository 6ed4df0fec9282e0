/** A fault that the portal once had, made again by one change of today's code. */
export interface Hole {
  /** How it showed itself. */
  fault: string;
  file: string;
  /** Text that stands once in the file, and what it is replaced by. */
  from: string;
  to: string;
  /** The unit test that has to fail. */
  test: string;
}

const unit = (path: string) => `test/unit/${path}`;

/** Faults of accounts, sessions and secrets. */
const session: readonly Hole[] = [
  {
    fault: 'a log-out left the token alive on the server',
    file: 'src/session/logout.ts',
    from: 'if (token) await revoke(token);',
    to: '',
    test: unit('session/revoked-tokens.test.ts'),
  },
  {
    fault: 'a log-in in place of another one left the former token alive',
    file: 'src/session/store.ts',
    from: 'releaseListeners.notify(former.token);',
    to: '{}',
    test: unit('session/revoked-tokens.test.ts'),
  },
  {
    fault: 'the user id belonged to another token than the cookie had',
    file: 'src/session/token/cookie.ts',
    from: 'tokenDigest(one) === known?.digest',
    to: 'known !== undefined',
    test: unit('session/cookie.test.ts'),
  },
  {
    fault: 'a sibling site wrote the cookie',
    file: 'src/session/token/cookie.ts',
    from: 'isSecure && !domain ? `__Host-${name}` : name',
    to: 'name',
    test: unit('session/cookie.test.ts'),
  },
  {
    fault: 'a record that the browser refused left the former user’s in its place',
    file: 'src/session/token/token-record.ts',
    from: "if (!writeStored('tokenRecord', record)) removeStored('tokenRecord');",
    to: "writeStored('tokenRecord', record);",
    test: unit('session/cookie.test.ts'),
  },
  {
    fault: 'a redirect switched the organisation',
    file: 'src/rules/redirect.ts',
    from: 'withoutOrganisation(url.search)',
    to: 'url.search',
    test: unit('rules/redirect.test.ts'),
  },
  {
    fault: 'an address that ends the session was opened without a question',
    file: 'src/rules/carries-login.ts',
    from: 'searchParams.has(ORGANISATION) ||',
    to: '',
    test: unit('rules/carries-login.test.ts'),
  },
  {
    fault: 'a guest’s draft went to whoever logged in next',
    file: 'src/data/drafts/open-draft.ts',
    from: 'for (const draft of readDrafts(storage, guests, schema)) offer(draft);',
    to: 'for (const draft of readDrafts(storage, guests, schema)) find(draft);',
    test: unit('data/open-draft.test.ts'),
  },
  {
    fault: 'searches and notes stayed on a public computer',
    file: 'src/rules/stored-names.ts',
    from: ": 'user';\n}",
    to: ": 'browser';\n}",
    test: unit('rules/stored-names.test.ts'),
  },
  {
    fault: 'a pending WeChat binding never expired',
    file: 'src/session/login/pending-binding.ts',
    from: 'known && isWithin(BINDING_LIFE_MS, known.at)',
    to: 'known',
    test: unit('session/pending-binding.test.ts'),
  },
  {
    fault: 'a pending WeChat binding outlived another log-in',
    file: 'src/session/store.ts',
    from: "removeTabStored('boundInfo');",
    to: '',
    test: unit('session/pending-binding.test.ts'),
  },
  {
    fault: 'the state of a scan never expired',
    file: 'src/session/login/scan-state.ts',
    from: 'states.filter(({ at }) => isWithin(SCAN_STATE_LIFE_MS, at))',
    to: 'states',
    test: unit('session/scan-state.test.ts'),
  },
  {
    fault: 'any http site of the list got the session',
    file: 'src/session/token/token-handoff-url.ts',
    from: '(isSafe && tokenOrigins.includes(origin))',
    to: 'tokenOrigins.includes(origin)',
    test: unit('session/token-handoff-url.test.ts'),
  },
  {
    fault: 'secrets of unknown names stayed in a stored address',
    file: 'src/rules/shown-address.ts',
    from: 'isShownName(name) ? showValue',
    to: 'isShownName(name) || true ? showValue',
    test: unit('rules/shown-address.test.ts'),
  },
  {
    fault: 'a key in the path stayed in a stored address',
    file: 'src/rules/shown-address.ts',
    from: "(keyBefore.test(former) && text !== '') ||",
    to: '',
    test: unit('rules/shown-address.test.ts'),
  },
  {
    fault: 'the log showed the one-time key of a call',
    file: 'host/server/observe/logged-path.ts',
    from: 'call ? `${call}*` : shownAddress(path)',
    to: 'shownAddress(path)',
    test: unit('server/request-log.test.ts'),
  },
];

/** Faults of what is sent and received. */
const wire: readonly Hole[] = [
  {
    fault: 'an id of 64 bits lost its last digits',
    file: 'src/http/parse-json.ts',
    from: 'if (!isInexact(token)) continue;',
    to: 'continue;',
    test: unit('http/parse-json.test.ts'),
  },
  {
    fault: 'an upload ended after a minute, whatever its progress',
    file: 'src/http/client.ts',
    from: '          restartTimeout();\n          onProgress?.(fraction);',
    to: '          onProgress?.(fraction);',
    test: unit('http/upload.test.ts'),
  },
  {
    fault: 'a picture out of data made a call with the cookie',
    file: 'src/rules/media-url.ts',
    from: "safe && isCall(new URL(safe, base), new URL(base), paths) ? '' : safe",
    to: 'safe',
    test: unit('rules/media-url.test.ts'),
  },
  {
    fault: 'an encoded path of a call passed as a picture',
    file: 'src/rules/media-url.ts',
    from: 'plain = decodeURIComponent(path);',
    to: 'plain = path;',
    test: unit('rules/media-url.test.ts'),
  },
  {
    fault: 'two dots for an id led to another call',
    file: 'src/http/build-request.ts',
    from: 'if (!Object.values(parts.path ?? {}).every(isSegment)) return refusePath(context);',
    to: '',
    test: unit('http/client.test.ts'),
  },
  {
    fault: 'two requests shared a signature',
    file: 'src/http/signature.ts',
    from: 'const inValue = /&|%(?=25|26)/g;',
    to: 'const inValue = /(?!)/g;',
    test: unit('http/signature.test.ts'),
  },
  {
    fault: 'arrays were not signed',
    file: 'src/http/signature.ts',
    from: 'return entries.flatMap(([key, one]) => pairsOf(`${name}[${escape(key, inName)}]`, one));',
    to: 'return [];',
    test: unit('http/signature.test.ts'),
  },
  {
    fault: 'a formula with a full-width sign ran in a spreadsheet',
    file: 'src/rules/csv.ts',
    from: '@＝＋－＠',
    to: '@',
    test: unit('rules/csv.test.ts'),
  },
  {
    fault: 'long numbers lost digits in a spreadsheet',
    file: 'src/rules/csv.ts',
    from: 'return `${cell}\\t`;',
    to: 'return cell;',
    test: unit('rules/csv.test.ts'),
  },
  {
    fault: 'a clock that was set back froze what counts intervals',
    file: 'src/rules/monotonic-clock.ts',
    from: 'return steady + skipped;',
    to: 'return wallNow();',
    test: unit('rules/monotonic-clock.test.ts'),
  },
  {
    fault: 'whoever asked under any Host header was sent there',
    file: 'host/server/caller.ts',
    from: "return { ip, origin: origin && isLoopback(new URL(origin).hostname) ? origin : '' };",
    to: 'return { ip, origin };',
    test: unit('server/attacks.test.ts'),
  },
  {
    fault: 'a client told the back end where it comes from',
    file: 'host/server/caller.ts',
    from: 'const isProxied = isTrusted(peer);',
    to: 'const isProxied = true;',
    test: unit('server/proxy.test.ts'),
  },
  {
    fault: 'a call was answered without a policy',
    file: 'host/server/security-headers.ts',
    from: 'for (const [name, value] of Object.entries(securityHeaders)) add(name, value);',
    to: '',
    test: unit('server/promised-headers.test.ts'),
  },
];

/** Faults that cost a teacher their work. */
const work: readonly Hole[] = [
  {
    fault: 'the draft of another tab was taken over in silence',
    file: 'src/data/drafts/open-draft.ts',
    from: 'const found = await tab.ifClosed(draft.name.tab, () => find(draft));',
    to: 'find(draft);\n        const found = true as unknown;',
    test: unit('data/open-draft.test.ts'),
  },
  {
    fault: 'a draft of an older version replaced the server’s newer one',
    file: 'src/data/drafts/open-draft.ts',
    from: ' || name.version !== present) return offer(draft);',
    to: ') return offer(draft);',
    test: unit('data/open-draft.test.ts'),
  },
  {
    fault: 'a draft was removed before its successor was stored',
    file: 'src/data/drafts/open-draft.ts',
    from: 'if (!isStored) return;',
    to: '',
    test: unit('data/open-draft.test.ts'),
  },
  {
    fault: 'an exam that closes in five minutes promised thirty',
    file: 'host/app/pages/exam/exam-rules.ts',
    from: 'left >= 0 && left < duration ? Math.floor(left) : duration',
    to: 'duration',
    test: unit('host/exam/exam-rules.test.ts'),
  },
  {
    fault: 'invisible marks made a code or a number wrong',
    file: 'src/rules/characters.ts',
    from: "return text.replace(unseen, '');",
    to: 'return text;',
    test: unit('rules/typed-digits.test.ts'),
  },
  {
    fault: 'pasted options in full-width letters became part of their question',
    file: 'host/app/pages/question-edit/paste/half-width.ts',
    from: 'return toHalfWidth(text).replace(',
    to: 'return text.replace(',
    test: unit('host/question-edit/pasted-questions.test.ts'),
  },
  {
    fault: 'an invoice whose answer was lost could not be found by the second press',
    file: 'host/app/pages/orders/ask-for-invoice.ts',
    from: 'if (!found) throw error;',
    to: 'throw error;',
    test: unit('host/orders/ask-for-invoice.test.ts'),
  },
  {
    fault: 'an empty file was called one of an unsupported type',
    file: 'src/rules/upload-file.ts',
    from: "if (file.size === 0) return 'empty';",
    to: '',
    test: unit('rules/upload-file.test.ts'),
  },
];

export const holes: readonly Hole[] = [...session, ...wire, ...work];
