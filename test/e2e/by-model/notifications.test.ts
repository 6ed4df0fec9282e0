import { test } from 'vitest';
import { notifications } from './notifications/trial.ts';
import { runSequences } from './run-sequences.ts';

test('six sequences over two tabs keep every promise of the notifications', async () => {
  await runSequences(notifications, 6, false);
});
