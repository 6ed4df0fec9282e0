import * as v from 'valibot';

const key = 'portal.boundInfo';
const pendingBinding = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));

/**
 * The data that the scan login passes to the phone binding; in session storage, since only this tab needs it.
 */
export type PendingBinding = v.InferOutput<typeof pendingBinding>;

export function getPendingBinding(): PendingBinding | undefined {
  try {
    const result = v.safeParse(pendingBinding, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export function hasPendingBinding(): boolean {
  return getPendingBinding() !== undefined;
}

export function storePendingBinding(info: PendingBinding): void {
  sessionStorage.setItem(key, JSON.stringify(info));
}

/** Call this once the binding has been used. */
export function removePendingBinding(): void {
  sessionStorage.removeItem(key);
}
