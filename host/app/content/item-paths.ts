import type { SafeUrl } from '#src/rules/safe-url.ts';
/** The paths of what is no content of the catalogue but has a page of its own. */

export const personPath = (id: string): SafeUrl => `/homePage/${encodeURIComponent(id)}`;

export const examPath = (id: string): SafeUrl => `/space/myExamination?id=${encodeURIComponent(id)}`;

export const orderPath = (id: string): SafeUrl => `/space/orderDetail/${encodeURIComponent(id)}`;

export const observationPath = (id: string): SafeUrl => `/space/listen/${encodeURIComponent(id)}`;

export const homeworkPath = (id: string): SafeUrl => `/space/homework/${encodeURIComponent(id)}`;

/** The works of a contest that the user reviews, or one of them. */
export const contestReviewPath = (id: string, workId?: string): SafeUrl =>
  `/supermarket/review?${new URLSearchParams({ id, ...(workId !== undefined && { paper: workId }) })}`;
