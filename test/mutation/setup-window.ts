import { afterAll } from 'vitest';

// For tests that render nothing: Testing Library and React would be loaded again for every mutant.
afterAll(() => {
  for (const part of document.cookie.split('; '))
    document.cookie = `${part.split('=')[0] ?? ''}=; max-age=0; path=/`;
});
