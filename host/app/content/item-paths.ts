/** The paths of what is no content of the catalogue but has a page of its own. */

export const personPath = (id: string): string => `/homePage/${encodeURIComponent(id)}`;

export const examPath = (id: string): string => `/space/myExamination?id=${encodeURIComponent(id)}`;

export const orderPath = (id: string): string => `/space/orderDetail/${encodeURIComponent(id)}`;

export const observationPath = (id: string): string => `/space/listen/${encodeURIComponent(id)}`;

export const homeworkPath = (id: string): string => `/space/homework/${encodeURIComponent(id)}`;

/** The works of a contest that the user reviews, or one of them. */
export const contestReviewPath = (id: string, workId?: string): string =>
  `/supermarket/review?${new URLSearchParams({ id, ...(workId !== undefined && { paper: workId }) })}`;
