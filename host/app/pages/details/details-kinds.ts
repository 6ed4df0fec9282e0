import { contentKinds, type ContentKind, type WatchableCode } from '../../content/kinds.ts';
import type { PageName } from '../../routing/page-titles.ts';
import type { FactName } from './details-facts.ts';
import {
  courseAction,
  liveAction,
  projectAction,
  resourceAction,
  studioAction,
  takePart,
  type DecideAction,
} from './main-actions.ts';
import type { RelatedSubject } from '#src/api/related.ts';
import type { DetailsWords } from './texts.ts';
import { notificationSources } from '#src/api/notifications.ts';
import { participationKinds, type ParticipationKind } from './participation/participation-kinds.ts';

/** How the details of a kind of content are shown. */
export interface DetailsKind {
  content: ContentKind;
  /** In the order in which they are shown. */
  facts: readonly FactName[];
  action: DecideAction;
  /** The title of the chapters or sessions. */
  chapters: keyof DetailsWords;
  /** The title of the description. */
  about: keyof DetailsWords;
  /** The player shows the lessons of its chapters. */
  watchable?: WatchableCode;
  /** The items that belong together with it are shown. */
  related?: RelatedSubject;
  /** It is reviewed by those who have finished it. */
  reviews?: true;
  /** Its tasks are shown to those who take part, where the back end has workspaces. */
  workspace?: true;
  /** One can join or book it, where the back end knows who takes part. */
  participation?: ParticipationKind;
  /** Works may be handed in for it, where the back end has such contests. */
  works?: true;
  /** The main action continues where the user left off. */
  resumes?: true;
  /** The user enrols: `getProject` knows whether the user takes part. */
  enrols?: true;
  /** The `sourceType` of the notifications that lead to the site where it takes place. */
  site?: typeof notificationSources.appraisal | typeof notificationSources.activity;
}

const course: DetailsKind = {
  content: contentKinds.course,
  facts: ['teacher', 'price', 'hours', 'length', 'learners', 'views'],
  action: courseAction,
  chapters: 'courseChapters',
  about: 'courseAbout',
  watchable: 'course',
  related: 'course',
  reviews: true,
  resumes: true,
};

const studio: DetailsKind = {
  content: contentKinds.studio,
  facts: ['leader', 'school', 'members', 'views'],
  action: studioAction,
  chapters: 'studioSessions',
  about: 'studioAbout',
  related: 'studio',
  participation: participationKinds.studio,
};

const live: DetailsKind = {
  content: contentKinds.live,
  facts: ['session', 'host', 'organiser', 'participants', 'views'],
  action: liveAction,
  chapters: 'replays',
  about: 'liveAbout',
  watchable: 'live',
  related: 'live',
  participation: participationKinds.live,
};

const project: DetailsKind = {
  content: contentKinds.project,
  facts: ['period', 'organiser', 'hours', 'place', 'teacher', 'participants'],
  action: projectAction,
  chapters: 'projectSessions',
  about: 'projectAbout',
  related: 'project',
  workspace: true,
  enrols: true,
};

const activity: DetailsKind = {
  content: contentKinds.activity,
  facts: ['period', 'organiser', 'place', 'leader', 'participants', 'views'],
  action: takePart({ enter: 'joinActivity', logIn: 'logInToJoin', over: 'activityOver' }),
  chapters: 'activitySessions',
  about: 'activityAbout',
  participation: participationKinds.activity,
  site: notificationSources.activity,
};

const contest: DetailsKind = {
  content: contentKinds.paper,
  facts: ['period', 'organiser', 'participants', 'views'],
  action: takePart({ enter: 'enterContest', logIn: 'logInToContest', over: 'contestOver' }),
  chapters: 'contestRounds',
  about: 'contestAbout',
  works: true,
  site: notificationSources.appraisal,
};

const resource: DetailsKind = {
  content: contentKinds.resource,
  facts: ['author', 'school', 'published', 'views'],
  action: resourceAction,
  chapters: 'videos',
  about: 'resourceAbout',
  watchable: 'resource',
};

/** The details pages by route name; a further kind is a row here and its texts. */
export const detailsKinds: Partial<Record<PageName, DetailsKind>> = {
  courseHome: course,
  studioHome: studio,
  live,
  thirdProject: project,
  projectDetails: project,
  activityDetails: activity,
  contestDetails: contest,
  resource,
  article: {
    ...resource,
    content: {
      ...contentKinds.resource,
      listPath: '/articles',
      href: (id) => `/articles?id=${encodeURIComponent(id)}`,
    },
    about: 'articleAbout',
  },
};
