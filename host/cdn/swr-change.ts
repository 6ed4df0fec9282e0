import { again, cache, entryOf, set, unstable_serialize, type Entry } from './swr-read.ts';

interface ChangeOptions {
  optimisticData?: (known: never) => unknown;
  populateCache?: (become: never, known: never) => unknown;
  rollbackOnError?: boolean;
  revalidate?: boolean;
}

async function change(entry: Entry, value: unknown, options: ChangeOptions = {}): Promise<unknown> {
  const { optimisticData, populateCache, rollbackOnError, revalidate = true } = options;
  const mine = {};
  entry.change = mine;
  entry.isChanging = true;
  const known = entry.agreed ? entry.agreed.data : entry.state.data;
  if (optimisticData) {
    entry.agreed = { data: known };
    set(entry, { data: optimisticData(known as never) });
  }
  let become: unknown;
  try {
    become = await value;
  } catch (error) {
    if (entry.change === mine) {
      entry.isChanging = false;
      entry.change = {};
      if (optimisticData && rollbackOnError) {
        entry.agreed = undefined;
        set(entry, { data: known });
      }
    }
    throw error;
  }
  if (entry.change !== mine) return become;
  entry.agreed = undefined;
  set(entry, {
    data: populateCache ? populateCache(become as never, known as never) : become,
    error: undefined,
  });
  entry.isChanging = false;
  entry.change = {};
  if (revalidate) await again(entry);
  return become;
}

/** Changes shown in advance and rolled back; a function says which keys are to be loaded anew. */
export function mutate(which: unknown, value?: unknown, options?: ChangeOptions): Promise<unknown> {
  if (typeof which === 'function') {
    const entries = [...cache.values()].filter(({ key }) => which(key) as boolean);
    return Promise.all(entries.map((entry) => again(entry)));
  }
  return change(entryOf(unstable_serialize(which), which), value, options);
}
