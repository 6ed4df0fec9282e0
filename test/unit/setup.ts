import '../eventually.ts';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach } from 'vitest';

// In CI the same inputs each time, so that a failure belongs to the change; elsewhere new ones are looked for.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_123 });

afterEach(cleanup);

// Files of one worker share a browser: a token that one leaves would be revoked by the first log-in of another, which counts
// its calls, and an organisation that it leaves would be the other's.
afterAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const part of document.cookie.split('; '))
    document.cookie = `${part.split('=')[0] ?? ''}=; max-age=0; path=/`;
});
