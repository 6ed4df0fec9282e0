import * as v from 'valibot';
import { getUserInfo } from '#src/api/user-info.ts';
import { isRecord } from '#src/rules/record.ts';

/** Fields that open an account or identify a device: their text is dropped. */
const secrets = new Set(
  'access_token avatar base64 headimgurl jsCode key oldPwd openId openid password sign token unionId unionid'.split(
    ' ',
  ),
);

/** Fields that name a person. The same name gets the same pseudonym everywhere, so that what belongs together still does. */
const names = new Set('nickname observers realName replyTo seller teacher userName username'.split(' '));

/** Fields whose characters identify a person. */
const numbers = new Set('certNo idCard invoiceNo mobile taxNumber userContact'.split(' '));

/** Calls with texts that people have written to the operator or handed in, by the beginning of the path. */
const privatePaths = [
  '/api/orgUser/problem',
  '/api/portal/homework',
  '/api/portal/exam/paper',
  '/api/portal/exam/marking',
  '/api/portal/observation',
  '/api/msg/',
];
const privateTexts = new Set('answer answers comment content msg reason remark remarks'.split(' '));

/** Parts of any text that look like a mobile number, an identity card or an e-mail address. */
const identifying = /(?<!\d)(?:1\d{10}|\d{17}[\dXx]|\d{15})(?!\d)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

interface Maskable {
  path: string;
  asked: string;
  query: Record<string, string>;
  body: unknown;
}

/**
 * Masks secrets and personal fields; kinds, lengths and ids stay, since a recording is to be looked at. Its user and
 * organisation become the teacher and the organisation of the demo, whose log-in works where it is replayed.
 */
export function maskAnswers<Answer extends Maskable>(answers: readonly Answer[]): Answer[] {
  const pseudonyms = createPseudonyms();
  const own = ownValues(answers);
  for (const { body } of answers) {
    eachText(body, (key, text) => void (isName(key, text) && pseudonyms.of(text)));
  }
  return answers.map((one) => {
    const isPrivate = privatePaths.some((start) => one.path.startsWith(start));
    const mask = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((inner) => mask(inner, key));
      if (isRecord(value))
        return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mask(inner, name)]));
      const demo = own.of(String(value));
      if (demo !== undefined) return demo;
      if (secrets.has(key)) return typeof value === 'string' ? '' : value;
      if (numbers.has(key) && value !== null && value !== undefined) return blurred(String(value));
      if (typeof value !== 'string') return value;
      if (isName(key, value)) return pseudonyms.of(value);
      if (isPrivate && privateTexts.has(key)) return value.replace(/[^\s<>/]/g, '某');
      return own.within(pseudonyms.within(value)).replace(identifying, blurred);
    };
    const query = mask(one.query) as Record<string, string>;
    const asked = own.within(one.asked).replace(identifying, blurred);
    return { ...one, asked, query, body: mask(one.body) };
  });
}

/** The user's own id and organisation, and what they become, also as a part of an address. */
function ownValues(answers: readonly Maskable[]) {
  const found = new Map<string, string>();
  const parts = () => patternOf([...found.keys()], '(?<![A-Za-z0-9])', '(?![A-Za-z0-9])');
  const of = (value: string) => found.get(value);
  const own = { of, within: (text: string) => text.replace(parts(), (part) => of(part) ?? part) };
  const info = answers.find(({ path }) => path === getUserInfo.definition.path)?.body;
  const read = v.safeParse(getUserInfo.definition.response, isRecord(info) ? info.data : undefined);
  if (!read.success) return own;
  const { userId, orgCode } = read.output.userInfo;
  if (userId) found.set(userId, 'u-1001');
  if (orgCode) found.set(orgCode, 'demo');
  return own;
}

/** A person's name stands under some field of its own; many other things have a `name` too. */
const isName = (key: string, text: string) => names.has(key) && text.trim() !== '';

const blurred = (text: string) => text.replace(/\d/g, '0').replace(/[A-Za-z]/g, 'x');

function eachText(value: unknown, visit: (key: string, text: string) => void, key = ''): void {
  if (typeof value === 'string') visit(key, value);
  else if (Array.isArray(value)) for (const inner of value) eachText(inner, visit, key);
  else if (isRecord(value)) for (const [name, inner] of Object.entries(value)) eachText(inner, visit, name);
}

function createPseudonyms() {
  const known = new Map<string, string>();
  let pattern: RegExp | undefined;
  const of = (name: string) => {
    const pseudonym = known.get(name) ?? `老师${known.size + 1}`;
    known.set(name, pseudonym);
    return pseudonym;
  };
  return {
    of,
    /** Replaces the names in a text; the longest first, since one may contain another. */
    within(text: string): string {
      // A single character, or a Latin user name such as `admin`, is too often part of another word.
      pattern ??= patternOf([...known.keys()].filter((name) => /\p{Script=Han}{2}/u.test(name)));
      return text.replace(pattern, of);
    },
  };
}

function patternOf(texts: readonly string[], before = '', after = ''): RegExp {
  const longestFirst = texts.toSorted((one, other) => other.length - one.length);
  const escaped = longestFirst.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.length > 0 ? `${before}(?:${escaped.join('|')})${after}` : '(?!)', 'g');
}
