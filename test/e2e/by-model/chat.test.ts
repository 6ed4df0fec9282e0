import { test } from 'vitest';
import { chat } from './chat/trial.ts';
import { runSequences } from './run-sequences.ts';

test("four sequences over two tabs keep every promise of a ticket's chat", async () => {
  await runSequences(chat, 4, false);
});
