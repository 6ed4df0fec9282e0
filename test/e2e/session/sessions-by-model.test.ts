import { test } from 'vitest';
import { runSequences } from './by-model/run-sequences.ts';

test('ten sequences over the tabs of a browser keep every promise', async () => {
  await runSequences(10, false);
});
