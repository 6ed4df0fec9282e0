import { PortalError } from '../../http/errors.ts';
import { isLoopback } from '../../rules/safe-url.ts';
import { sessionTexts } from '../../texts/session.ts';
import { wordsOf, type Language } from '../../texts/texts.ts';

interface Circumstances {
  /** The AES key of 16, 24 or 32 bytes; '' for none. */
  key: string;
  /** Phones send the password unencrypted. */
  isMobile: boolean;
  /** The URL that receives the password. */
  address: URL;
  language: Language;
}

/**
 * Encrypts the password on desktop: base64 of a random 16-byte IV followed by AES-CBC. On phones, and without
 * a key or WebCrypto, it stays plain over https and to loopback; elsewhere the request is refused.
 */
export async function encryptPassword(password: string, circumstances: Circumstances): Promise<string> {
  const { key, isMobile, address, language } = circumstances;
  const subtle = globalThis.crypto?.subtle;
  if (!isMobile && key && subtle) return encrypt(password, key, subtle);
  if (address.protocol === 'https:' || isLoopback(address.hostname)) return password;
  throw new PortalError(wordsOf(sessionTexts, language).insecure);
}

async function encrypt(password: string, key: string, subtle: SubtleCrypto): Promise<string> {
  const encoder = new TextEncoder();
  const secret = await subtle.importKey('raw', encoder.encode(key), 'AES-CBC', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(16));
  const cipher = new Uint8Array(
    await subtle.encrypt({ name: 'AES-CBC', iv }, secret, encoder.encode(password)),
  );
  return btoa(String.fromCharCode(...iv, ...cipher));
}
