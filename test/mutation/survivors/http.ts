import type { Listed } from '../judge.ts';

export const http: readonly Listed[] = [
  {
    file: 'src/http/client.ts',
    why: 'A token is refused by an answer, and what was sent is known by then.',
    mutants: [["let sentToken = ''", "''", '"Stryker']],
  },
  {
    file: 'src/http/client.ts',
    why: 'A content type that names neither JSON nor HTML counts as none.',
    mutants: [["get('content-type') ?? ''", "''", '"Stryker']],
  },
  {
    file: 'src/http/parse-response.ts',
    why: 'Both say the same more slowly: a plain success needs no chunk, as `test/unit/http/lost-chunks.test.ts` says.',
    mutants: [
      ['if (plain.success)', 'plain.success', 'false'],
      ['if (isOk && code === 200)', 'isOk && code === 200', 'false'],
    ],
  },
  {
    file: 'src/http/parse-response.ts',
    why: 'An answer without a code is never its caller’s to judge.',
    mutants: [["code ?? ''", "''", '"Stryker']],
  },
  {
    file: 'src/http/signature.ts',
    why: 'Lines of one name and one value may stand in either order.',
    mutants: [
      ['name < otherName', 'name < otherName', 'name <= otherName'],
      ['line < otherLine', 'line < otherLine', 'line <= otherLine'],
    ],
  },
  {
    file: 'src/http/adapter/adapt-call.ts',
    why: 'The pattern has this group wherever it matches.',
    mutants: [["place = ''", "''", '"Stryker']],
  },
  {
    file: 'src/http/adapter/check-adapter.ts',
    why: 'The condition before it has found the part.',
    mutants: [['parts[part]?.(value)', 'parts[part]?.(value)', 'parts[part](value)']],
  },
  {
    file: 'src/http/parse-json.ts',
    why: 'Both save time alone: what is quoted wrongly is no JSON and is read token by token, and a short number is exact.',
    mutants: [
      ['if (quoted === text)', 'quoted === text', 'false'],
      ['at < text.length', 'at < text.length', 'at <= text.length'],
      ['if (at - start < LONG_DIGITS)', 'at - start < LONG_DIGITS', 'false'],
      ['!before.includes', '!before.includes(text.charAt(start - 1)) ||', 'false'],
      [
        '!before.includes',
        '!before.includes(text.charAt(start - 1)) ||',
        '!before.includes(text.charAt(start - 1)) &&',
      ],
      ['function quoteStanding', '{', '{}'],
      ['parts: string[] = []', '[]', '["Stryker'],
      ['if (!isDigit', '!isDigit(text.charCodeAt(at))', 'false'],
      ['if (at - start < LONG_DIGITS)', 'at - start', 'at + start'],
      ['text.slice(done)', 'text.slice(done)', 'text'],
    ],
  },
  {
    file: 'src/http/long-digits.ts',
    why: 'The pattern decides; the steps before it only save time, and nothing stands behind the end of a text.',
    mutants: [
      ['at < text.length', 'at < text.length', 'at <= text.length'],
      ['code > 47', 'code > 47 && code < 58', 'true'],
      ['code > 47', 'code > 47', 'true'],
      ['code > 47', 'code > 47', 'code >= 47'],
      ['code > 47', 'code < 58', 'true'],
      ['code > 47', 'code < 58', 'code <= 58'],
      ['code > 47', 'code > 47 && code < 58', 'code > 47 || code < 58'],
      ['hits > 1', 'hits > 1', 'true'],
      ['hits > 1', 'hits > 1', 'hits >= 1'],
      ['hits > 1', 'text.slice(at - 15, at + 8)', 'text'],
    ],
  },
  {
    file: 'src/http/other-forms.ts',
    why: 'An issue has these by the library’s contract: a union its alternatives, all of them a path.',
    mutants: [
      ['issue.issues ?? []', '[]', '["Stryker'],
      ['if (name === undefined)', 'name === undefined', 'false'],
    ],
  },
  {
    file: 'src/http/other-forms.ts',
    why: 'A third turn finds nothing that two have left.',
    mutants: [['turn < 2', 'turn < 2', 'turn <= 2']],
  },
  {
    file: 'src/http/upload.ts',
    why: 'Headers trim their values, but for those of happy-dom.',
    mutants: [['headers.append', 'line.slice(colon + 1).trim()', 'line.slice(colon + 1)']],
  },
];
