import { test } from 'vitest';
import { runSequences } from './run-sequences.ts';
import { sessions } from './sessions/trial.ts';

test('ten sequences over the tabs of a browser keep every promise of a session', async () => {
  await runSequences(sessions, 10, false);
});
