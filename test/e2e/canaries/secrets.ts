import { randomBytes, randomInt } from 'node:crypto';

/** The kinds of secrets; `allowed.ts` says where each may stand. */
export const secretKinds = [
  'token',
  'one-time key',
  'state',
  'verifier',
  'password',
  'code',
  'mobile number',
  'identity card',
  'e-mail',
  'scan code',
  'social account',
  'invitation',
  'foreign parameter',
] as const;

export type SecretKind = (typeof secretKinds)[number];

export interface Secret {
  kind: SecretKind;
  value: string;
}

/** The secrets of a flow: those that the test has made up, and those that the server has given meanwhile. */
export class Secrets {
  readonly all: Secret[] = [];

  add(kind: SecretKind, value: string): string {
    const isKnown = this.all.some((known) => known.value === value);
    if (value && !isKnown) this.all.push({ kind, value });
    return value;
  }

  readonly password = () => this.add('password', `Kn#${randomBytes(5).toString('hex')}7`);
  readonly mobile = () => this.add('mobile number', `135${digits(8)}`);
  readonly idCard = () => this.add('identity card', `42010619${digits(9)}X`);
  readonly email = () => this.add('e-mail', `canary-${randomBytes(6).toString('hex')}@school.example`);
  readonly invented = (kind: SecretKind) => this.add(kind, `S3CRET-${randomBytes(10).toString('hex')}`);
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Shorter or guessable ones are found only where nothing adjoins that would make them part of something else. */
const isShort = (kind: SecretKind) => kind === 'code' || kind === 'scan code';

/** Returns what surrounds the secret in the text, whatever it is encoded in there; undefined if it is not in it. */
export const excerptOf = (text: string, secret: Secret): string | undefined =>
  excerptIn(layersOf(text), secret);

export function excerptIn(layers: Iterable<string>, { kind, value }: Secret): string | undefined {
  const escaped = value.replace(/[^\w]/g, (letter) => `\\${letter}`);
  const pattern = new RegExp(isShort(kind) ? `(?<![\\w.-])${escaped}(?![\\w.-])` : escaped, 'i');
  for (const layer of layers) {
    const place = layer.search(pattern);
    if (place >= 0)
      return `${layer.slice(Math.max(0, place - 60), place)}«${kind}»${layer.slice(place + value.length, place + value.length + 30)}`;
  }
  return undefined;
}

/** The text as it is, and as it reads once what addresses, JSON, HTML and base64 do to a text is undone. */
export function layersOf(text: string): Set<string> {
  const layers = new Set([text]);
  // The set grows while it is iterated; three codings within each other are more than any page of ours writes.
  let depth = 0;
  let fresh = [text];
  while (fresh.length > 0 && depth++ < 3) {
    const made = fresh.flatMap((one) => decoders.map((decode) => decode(one)));
    fresh = made.filter((one) => one !== '' && !layers.has(one));
    for (const one of fresh) layers.add(one);
  }
  return layers;
}

const decoders: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, percentDecoded),
  (text) => text.replace(/(?<=\d)[\s\-–]+(?=\d)/g, ''),
  (text) =>
    text
      .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      .replaceAll('\\', ''),
  (text) =>
    text
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
      .replaceAll('&amp;', '&'),
  (text) => (text.match(/[\w+/-]{12,}={0,2}/g) ?? []).map(base64Decoded).join('\n'),
];

function percentDecoded(run: string): string {
  return Buffer.from(run.replaceAll('%', ''), 'hex').toString();
}

function base64Decoded(run: string): string {
  const decoded = Buffer.from(run.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('latin1');
  // Anything can be decoded; a secret is readable.
  return /[^\x20-\x7e]/.test(decoded) ? '' : decoded;
}
