import { test } from 'vitest';
import { runSequences } from './run-sequences.ts';

test('generated sequences over the tabs of a browser keep every promise', async () => {
  await runSequences(Number(process.env.SESSION_RUNS ?? 500), true);
});
