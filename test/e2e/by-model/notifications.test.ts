import { test } from 'vitest';
import { notifications } from './notifications/trial.ts';
import { runSequences } from './run-sequences.ts';

test('four sequences over two tabs keep every promise of the notifications', async () => {
  await runSequences(notifications, 4, false);
});
