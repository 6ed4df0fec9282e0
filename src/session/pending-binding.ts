import * as v from 'valibot';

const key = 'portal.boundInfo';
const boundInfo = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));

/** What the scan login hands to the phone binding; in session storage, since it is of use to this tab only. */
export type BoundInfo = v.InferOutput<typeof boundInfo>;

export function readBoundInfo(): BoundInfo | undefined {
  try {
    const result = v.safeParse(boundInfo, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export function hasBoundInfo(): boolean {
  return readBoundInfo() !== undefined;
}

export function keepBoundInfo(info: BoundInfo): void {
  sessionStorage.setItem(key, JSON.stringify(info));
}

/** To be called once it is used. */
export function dropBoundInfo(): void {
  sessionStorage.removeItem(key);
}
