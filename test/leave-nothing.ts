import { afterAll } from 'vitest';

/**
 * For setup files. Test files of one worker share a browser: a token that one leaves would be revoked by the first log-in of
 * another, which counts its calls, and an organisation that it leaves would be the other's.
 */
export function leaveNothing(): void {
  afterAll(() => {
    if (typeof document === 'undefined') return;
    localStorage.clear();
    sessionStorage.clear();
    for (const part of document.cookie.split('; '))
      document.cookie = `${part.split('=')[0] ?? ''}=; max-age=0; path=/`;
  });
}
