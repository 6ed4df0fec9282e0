import { sandboxSettings } from '../settings.ts';

/** Accepts the password as plain text, or as base64 of a 16-byte IV and its AES-CBC ciphertext. */
export async function isPassword(sent: string, password: string): Promise<boolean> {
  if (password === '') return false;
  return sent === password || (await decrypt(sent)) === password;
}

async function decrypt(sent: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(sent), (character) => character.charCodeAt(0));
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(sandboxSettings.passwordKey),
      'AES-CBC',
      false,
      ['decrypt'],
    );
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-CBC', iv: bytes.slice(0, 16) },
      key,
      bytes.slice(16),
    );
    return new TextDecoder().decode(plain);
  } catch {
    return undefined;
  }
}

/** The rules for a new password: 8 to 16 characters, with letter, digit and symbol, no spaces, nothing Chinese. */
export function isAcceptable(password: string): boolean {
  return (
    /^[\x21-\x7e]{8,16}$/.test(password) &&
    /[a-z]/i.test(password) &&
    /\d/.test(password) &&
    /[^a-z\d]/i.test(password)
  );
}
