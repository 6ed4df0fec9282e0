import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { encryptPassword } from '#src/session/login/password-cipher.ts';
import { chinese } from '#src/texts/texts.ts';

const key = 'sixteen-byte-key';
const password = '研修Teacher#2026';

function send(address: string, { isMobile = false, ownKey = key } = {}) {
  return encryptPassword(password, {
    key: ownKey,
    isMobile,
    address: new URL(address),
    language: chinese,
  });
}

async function decrypted(sent: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sent), (character) => character.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(key), 'AES-CBC', false, [
    'decrypt',
  ]);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-CBC', iv: bytes.subarray(0, 16) },
    secret,
    bytes.subarray(16),
  );
  return new TextDecoder().decode(plain);
}

afterEach(() => void vi.unstubAllGlobals());

const safe = [
  'https://portal.example',
  'http://localhost:4173',
  'http://demo.localhost',
  'http://127.0.0.1',
  'http://[::1]:80',
];
const unsafe = [
  'http://portal.example',
  'http://10.0.0.7',
  'http://localhost.example',
  'http://127.0.0.1.example',
];

describe('a desktop', () => {
  test.each([...safe, ...unsafe])('encrypts on the way to %s, each time anew', async (address) => {
    const sent = await send(address);
    expect(await decrypted(sent)).toBe(password);
    expect(await send(address)).not.toBe(sent);
  });

  test.each(safe)('without a key sends it as it is to %s', async (address) => {
    expect(await send(address, { ownKey: '' })).toBe(password);
  });

  test.each(unsafe)('without a key refuses %s', async (address) => {
    await expect(send(address, { ownKey: '' })).rejects.toThrow('当前网络连接不安全');
  });

  it('gives no script the key that it has read', async () => {
    const read = vi.spyOn(crypto.subtle, 'importKey');
    await send('https://portal.example');
    const secret = await (read.mock.results[0]?.value as Promise<CryptoKey>);
    expect(secret).toMatchObject({ extractable: false, usages: ['encrypt'] });
    read.mockRestore();
  });

  it.each([{}, undefined])('without WebCrypto refuses http too: %j', async (crypto) => {
    vi.stubGlobal('crypto', crypto);
    await expect(send('http://portal.example')).rejects.toThrow('当前网络连接不安全');
    expect(await send('https://portal.example')).toBe(password);
  });
});

describe('a phone', () => {
  test.each(safe)('sends it as it is to %s', async (address) => {
    expect(await send(address, { isMobile: true })).toBe(password);
  });

  test.each(unsafe)('refuses %s, key or no key', async (address) => {
    await expect(send(address, { isMobile: true })).rejects.toThrow('当前网络连接不安全');
    await expect(send(address, { isMobile: true, ownKey: '' })).rejects.toThrow('当前网络连接不安全');
  });
});
