import { inject } from 'vitest';

/** The URL of this worker's portal. */
export const address = addressOf(Number(process.env.VITEST_POOL_ID));

function addressOf(worker: number): string {
  const found = inject('addresses')[worker - 1];
  if (!found) throw new Error(`no portal is served for worker ${worker}`);
  return found;
}
