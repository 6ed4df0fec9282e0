import { test } from 'vitest';
import { drafts } from './drafts/trial.ts';
import { runSequences } from './run-sequences.ts';

test("five sequences over two tabs keep every promise of an editor's drafts", async () => {
  await runSequences(drafts, 5, false);
});
