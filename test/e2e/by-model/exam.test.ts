import { test } from 'vitest';
import { exam } from './exam/trial.ts';
import { runSequences } from './run-sequences.ts';

test('four sequences over two tabs keep every promise of an exam', async () => {
  await runSequences(exam, 4, false);
});
