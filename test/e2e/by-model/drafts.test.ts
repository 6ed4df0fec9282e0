import { test } from 'vitest';
import { drafts } from './drafts/trial.ts';
import { runSequences } from './run-sequences.ts';

test("four sequences over two tabs keep every promise of an editor's drafts", async () => {
  await runSequences(drafts, 4, false);
});
