import type { ListItem } from '#src/api/list-item.ts';
import { pagePaths } from '#src/page-paths.ts';
import { safeUrl, type SafeUrl } from '#src/rules/safe-url.ts';
import { UNKNOWN_PAGE } from '#src/rules/page-url.ts';
import { serverUrl } from '#src/rules/server-url.ts';
import { liveStatus } from '../../content/live-status.ts';
import { watchUrl } from '../../content/kinds.ts';
import type { DetailsWords } from './texts.ts';
import { TASKS_ID } from './workspace/task-link.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** A text with at most a `{time}`. */
type Words = keyof DetailsWords;

/** The one main action of a details page. */
export type MainAction =
  | { type: 'none' }
  /** The facts that decide the action are still loading. */
  | { type: 'loading' }
  /** The facts that decide the action could not be loaded. */
  | { type: 'failed'; text: Words }
  | { type: 'link'; text: Words; url: SafeUrl; target?: 'blank' | 'download' }
  | { type: 'logIn'; text: Words }
  | { type: 'calendar'; text: Words }
  | { type: 'enrol' | 'confirm'; text: Words }
  /** Orders the item, and leads to the payment. */
  | { type: 'buy'; text: Words; price: number }
  /** Says why there is nothing to do; `time` fills its placeholder. */
  | { type: 'note'; text: Words; time?: number };

/** The facts that decide the action besides the item. */
export interface ActionContext {
  isLoggedIn: boolean;
  /** The user's part in the project: `open` for enrolment, `waiting` for the user's confirmation. */
  enrolment: 'open' | 'waiting' | 'joined' | 'over' | 'loading' | 'failed';
  /** The tasks of the project stand on the page: the user takes part in it or guides it. */
  hasTasks: boolean;
  /** The back end takes orders. */
  sells: boolean;
  /** How much of the course the user has learnt, 0 to 100; null while that loads. */
  progress: number | null;
  /** The configured site where activities or contests take place; null if there is none. */
  site: { url: SafeUrl; isExternal: boolean } | null;
  /** The origin of the API, which the item's own URL belongs to; '' for the page's own. */
  api: string;
}

export type DecideAction = (item: ListItem, context: ActionContext) => MainAction;

const none: MainAction = { type: 'none' };

/** Returns a link to the item's own URL; null if it has none that is safe. */
function ownLink(item: ListItem, text: Words, api: string, target?: 'blank' | 'download'): MainAction | null {
  const url = serverUrl(safeUrl(item.url, api || UNKNOWN_PAGE), api);
  return url ? { type: 'link', text, url, ...(target && { target }) } : null;
}

export const hasLessons = ({ chapters }: ListItem) =>
  chapters?.some(({ lessons }) => lessons.length > 0) ?? false;

export const courseAction: DecideAction = ({ id, owned, price }, { progress, sells }) => {
  if (owned === false) {
    return sells
      ? { type: 'buy', text: 'buyCourse', price: price ?? 0 }
      : { type: 'note', text: 'buyPending' };
  }
  // The button would change its text under the pointer.
  if (progress === null) return { type: 'loading' };
  return {
    type: 'link',
    text: progress >= 100 ? 'watchAgain' : progress > 0 ? 'continueCourse' : 'startCourse',
    url: watchUrl('course', id),
  };
};

/** The address of the lesson that plays before a course is bought; null where there is none, or nothing to buy. */
export function trialUrl({ id, owned, chapters }: ListItem): SafeUrl | null {
  const trial = chapters?.flatMap(({ lessons }) => lessons).find((lesson) => lesson.trial && lesson.url);
  return owned === false && trial ? watchUrl('course', id, trial.id) : null;
}

export const studioAction: DecideAction = (item, { api }) =>
  ownLink(item, 'enterStudio', api, 'blank') ?? none;

export const liveAction: DecideAction = (item, { isLoggedIn, api }) => {
  const status = liveStatus(item);
  if (status === 'soon') return item.startTime ? { type: 'calendar', text: 'addToCalendar' } : none;
  if (status === 'now')
    return ownLink(item, 'watchLive', api, 'blank') ?? { type: 'note', text: 'liveUnlinked' };
  if (hasLessons(item)) {
    return {
      type: 'link',
      text: isLoggedIn ? 'watchReplay' : 'logInToReplay',
      url: watchUrl('live', item.id),
    };
  }
  return ownLink(item, 'watchReplay', api, 'blank') ?? { type: 'note', text: 'noReplay' };
};

export const projectAction: DecideAction = ({ status }, { isLoggedIn, enrolment, hasTasks }) => {
  if (!isLoggedIn) {
    return status === itemStatuses.over
      ? { type: 'note', text: 'projectOver' }
      : { type: 'logIn', text: 'logInToEnrol' };
  }
  if (hasTasks) return { type: 'link', text: 'goToTasks', url: `#${TASKS_ID}` };
  switch (enrolment) {
    case 'loading':
      return { type: 'loading' };
    case 'failed':
      return { type: 'failed', text: 'enrolmentFailed' };
    case 'joined':
      return { type: 'link', text: 'goLearning', url: pagePaths.myProject };
    case 'over':
      return { type: 'note', text: 'projectOver' };
    case 'waiting':
      return { type: 'confirm', text: 'confirmEnrolment' };
    case 'open':
      return { type: 'enrol', text: 'enrol' };
  }
};

/** Activities and contests take place on a site of their own. */
export function takePart(words: { enter: Words; logIn: Words; over: Words }): DecideAction {
  return ({ status, startTime }, { isLoggedIn, site }) => {
    if (status === itemStatuses.over) return { type: 'note', text: words.over };
    if (status === itemStatuses.coming) {
      return startTime
        ? { type: 'note', text: 'opensAt', time: startTime }
        : { type: 'note', text: 'opensLater' };
    }
    if (!site) return { type: 'note', text: 'opensLater' };
    if (!isLoggedIn) return { type: 'logIn', text: words.logIn };
    return {
      type: 'link',
      text: words.enter,
      url: site.url,
      ...(site.isExternal && { target: 'blank' as const }),
    };
  };
}

export const resourceAction: DecideAction = (item, { isLoggedIn, api }) => {
  if (hasLessons(item)) {
    return {
      type: 'link',
      text: isLoggedIn ? 'watchVideo' : 'logInToWatch',
      url: watchUrl('resource', item.id),
    };
  }
  return ownLink(item, 'download', api, 'download') ?? none;
};
