/** The kinds whose lessons the player shows. */
export type WatchableCode = 'course' | 'live' | 'resource';

/** Returns the URL of the player for an item, or for one of its lessons. */
export function watchUrl(code: WatchableCode, id: string, lesson?: string): string {
  const query = new URLSearchParams({
    ...(code === 'live' && { type: 'live' }),
    id,
    ...(lesson !== undefined && { lesson }),
  });
  return `${code === 'resource' ? '/shortCoursePlay' : '/coursePlay'}?${query}`;
}
