import type { ListFilter, ListItem } from '#src/api/list-item.ts';
import {
  getActivityHomePage,
  getActivityPage,
  getHomePapers,
  getLivePage,
  getLiveStatistics,
  getProjectData,
  getProjectHomePage,
  getProjectList,
} from '#src/api/home.ts';
import type { Page } from '#src/api/schemas.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import type { CardsShape } from '../../content/cards/CardList.tsx';
import { contentKinds, type ContentKind } from '../../content/kinds.ts';
import type { PageName } from '../../routing/page-titles.ts';
import { filters, type Filter } from './filters.ts';
import { rankings, shelves, type Ranking } from './rankings.ts';
import type { ListWords } from './texts.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** An order of a list; the first one is the default. */
export interface ListSort {
  /** '' for the default. */
  value: string;
  text: keyof ListWords;
  input?: Pick<ListFilter, 'sort'>;
  /** The endpoint of this order; the kind's own if absent. */
  list?: Endpoint<ListFilter, Page<ListItem>>;
}

/** Figures above a list. */
export interface Figures {
  endpoint: Endpoint<void, Readonly<Record<string, unknown>>>;
  /** The fields of the response, which are also the keys of their texts. */
  fields: readonly (keyof ListWords)[];
}

/** A list page. */
export interface ListKind {
  content: ContentKind;
  hint: keyof ListWords;
  /** Pages that belong to the list and stand in no menu. */
  related?: readonly PageName[];
  /** How its cards are laid out; `covers` if absent. */
  shape?: Exclude<CardsShape, 'lead'>;
  filters: readonly Filter[];
  sorts: readonly ListSort[];
  /** Filters of every request of this list. */
  fixed?: Partial<ListFilter>;
  /** Beside the list. */
  rail?: readonly Ranking[];
  /** A row of cards above the list. */
  shelf?: Ranking;
  figures?: Figures;
  /** The store's banners stand above the list. */
  hasBanners?: true;
}

const newest: ListSort = { value: '', text: 'sortNew' };
const hottest: ListSort = { value: 'hot', text: 'sortHot', input: { sort: 'hot' } };
const featured = (list: ListSort['list']): ListSort => ({ value: 'featured', text: 'sortFeatured', list });
/** The orders of a list whose plain page is an endpoint of its own. */
const sortsOf = (page: ListSort['list'], home: ListSort['list']): ListSort[] => [
  { value: '', text: 'sortDefault' },
  { value: 'new', text: 'sortNew', input: { sort: 'new' }, list: page },
  hottest,
  featured(home),
];

/** All list pages, by the name of their route. */
export const listKinds: Readonly<Partial<Record<PageName, ListKind>>> = {
  course: {
    content: contentKinds.course,
    hint: 'courseHint',
    related: ['superstore', 'resourceDetails'],
    filters: [filters.courseCategory, filters.price, filters.courseTag, filters.label, filters.courseSet],
    sorts: [newest, hottest],
    shelf: shelves.courseSets,
  },
  superstore: {
    content: contentKinds.course,
    hint: 'superstoreHint',
    related: ['course', 'resourceDetails'],
    filters: [filters.price, filters.stage, filters.province],
    sorts: [newest, hottest],
    hasBanners: true,
  },
  project: {
    content: contentKinds.project,
    hint: 'projectHint',
    related: ['projectHelp'],
    filters: [filters.projectCategory, filters.status, filters.region],
    sorts: sortsOf(getProjectList, getProjectHomePage),
    rail: [rankings.hotProjects],
    figures: {
      endpoint: getProjectData,
      fields: ['projectNum', 'memberNum', 'schoolNum', 'lessonNum'],
    },
  },
  teacher: {
    content: contentKinds.studio,
    hint: 'teacherHint',
    filters: [filters.operateTag, filters.stage],
    sorts: [newest, hottest],
    shelf: shelves.studioIndex,
  },
  activity: {
    content: contentKinds.activity,
    hint: 'activityHint',
    filters: [filters.activityCategory, filters.status, filters.label],
    sorts: sortsOf(getActivityPage, getActivityHomePage),
    rail: [rankings.topActivities, rankings.hotActivities, rankings.newHotActivities, rankings.hotUsers],
  },
  liveList: {
    content: contentKinds.live,
    hint: 'liveListHint',
    filters: [filters.liveCategory, filters.liveStatus, filters.operateTag],
    sorts: [newest, hottest, featured(getLivePage)],
    figures: {
      endpoint: getLiveStatistics,
      fields: ['liveNum', 'livingNum', 'teacherNum', 'watchNum'],
    },
  },
  contest: {
    content: contentKinds.paper,
    hint: 'contestHint',
    related: ['supermarket'],
    shape: 'lines',
    filters: [filters.status, filters.operateTag],
    sorts: [newest, hottest, featured(getHomePapers)],
  },
  supermarket: {
    content: contentKinds.paper,
    hint: 'supermarketHint',
    related: ['contest', 'contestReview'],
    shape: 'lines',
    fixed: { status: itemStatuses.over },
    filters: [filters.operateTag],
    sorts: [newest, hottest],
  },
  resourceDetails: {
    content: contentKinds.resource,
    hint: 'resourceDetailsHint',
    related: ['articles'],
    fixed: { group: 'resource' },
    filters: [filters.resourceType, filters.resourceCategory],
    sorts: [newest, hottest],
  },
  articles: {
    content: { ...contentKinds.resource, href: (id) => `/articles?id=${encodeURIComponent(id)}` },
    hint: 'articlesHint',
    related: ['resourceDetails'],
    shape: 'rows',
    fixed: { group: 'article' },
    filters: [filters.theme],
    sorts: [newest, hottest],
  },
};
