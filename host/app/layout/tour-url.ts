import { pagePaths } from '#src/page-paths.ts';

/** The query parameter of the workbench that begins its tour. */
export const TOUR_PARAM = 'tour';

export const tourUrl = `${pagePaths.workbench}?${TOUR_PARAM}=1` as const;
