import type { ComponentType, ReactNode } from 'react';
import type { ListItem } from '../../../../src/api/list-item.ts';
import {
  clickActivity,
  clickProject,
  clickResource,
  getHomePapers,
  getHotActivities,
  getHotProjects,
  getLivePage,
  getStudioIndex,
} from '../../../../src/api/home.ts';
import { getCourses, getDiscoveries } from '../../../../src/api/lists.ts';
import { useQuery, type QueryState } from '../../../../src/data/useQuery.ts';
import type { Endpoint } from '../../../../src/http/endpoint.ts';
import type { HomeWords } from './texts.ts';
import { ActivityCard } from './cards/ActivityCard.tsx';
import type { CardProps } from './cards/card.ts';
import { CourseCard } from './cards/CourseCard.tsx';
import { LiveCard } from './cards/LiveCard.tsx';
import { PaperCard } from './cards/PaperCard.tsx';
import { ProjectCard } from './cards/ProjectCard.tsx';
import { ResourceCard } from './cards/ResourceCard.tsx';
import { StudioCard } from './cards/StudioCard.tsx';
import { mixed } from './live-status.ts';

export type SectionCode = 'project' | 'activity' | 'live' | 'course' | 'studio' | 'paper' | 'resource';

/** `lead`: one large card, four beside it. `covers`: four in a row. `rows`: cover beside text. `lines`: text only. */
export type SectionShape = 'lead' | 'covers' | 'rows' | 'lines';

/** The entries of a section and the state of its query. */
export type Reading = Pick<QueryState<unknown>, 'isValidating' | 'error' | 'retry'> & {
  entries: readonly ListItem[] | undefined;
};

interface ReaderProps {
  /** If false, the query is not sent yet. */
  isWanted: boolean;
  children: (reading: Reading) => ReactNode;
}

export interface Section {
  code: SectionCode;
  hint: keyof HomeWords;
  shape: SectionShape;
  /** The maximum number of entries, and the number of skeleton cards while loading. */
  count: number;
  Card: ComponentType<CardProps>;
  /** The URL of the section's list page. */
  more: string;
  href: (id: string) => string;
  Reader: ComponentType<ReaderProps>;
  /** The endpoint that counts a view. */
  opened?: Endpoint<{ id: string }, unknown>;
}

/** Creates a component that queries an endpoint and extracts the section's entries from its response. */
function reader<Input, Data>(
  call: Endpoint<Input, Data>,
  input: Input,
  entriesOf: (data: Data) => readonly ListItem[],
): Section['Reader'] {
  return function Reader({ isWanted, children }) {
    const { data, isValidating, error, retry } = useQuery(call, isWanted ? input : null);
    return children({ entries: data && entriesOf(data), isValidating, error, retry });
  };
}

const same = (entries: ListItem[]) => entries;
const records = (page: { records: ListItem[] }) => page.records;
/** Moves ended entries to the end, however popular they are. */
const openFirst = (entries: ListItem[]) =>
  entries.toSorted((one, other) => Number(one.status === 2) - Number(other.status === 2));
const at = (path: string) => (id: string) => `${path}?id=${encodeURIComponent(id)}`;

/** All sections of the home page, in the default order for organisations that have chosen none. */
export const sections: readonly Section[] = [
  {
    code: 'project',
    hint: 'projectHint',
    shape: 'lead',
    count: 5,
    Card: ProjectCard,
    more: '/project',
    href: (id) => `/thirdProject/${encodeURIComponent(id)}`,
    Reader: reader(getHotProjects, undefined, openFirst),
    opened: clickProject,
  },
  {
    code: 'activity',
    hint: 'activityHint',
    shape: 'rows',
    count: 6,
    Card: ActivityCard,
    more: '/activity',
    href: at('/activity'),
    Reader: reader(getHotActivities, undefined, same),
    opened: clickActivity,
  },
  {
    code: 'live',
    hint: 'liveHint',
    shape: 'covers',
    count: 4,
    Card: LiveCard,
    more: '/liveList',
    href: at('/liveList/live'),
    Reader: reader(getLivePage, { current: 1, size: 12 }, (page) => mixed(page.records, 4)),
  },
  {
    code: 'course',
    hint: 'courseHint',
    shape: 'covers',
    count: 8,
    Card: CourseCard,
    more: '/course',
    href: at('/courseHome'),
    Reader: reader(getCourses, { current: 1, size: 8, sort: 'hot' }, records),
  },
  {
    code: 'studio',
    hint: 'studioHint',
    shape: 'covers',
    count: 4,
    Card: StudioCard,
    more: '/teacher',
    href: at('/studioHome'),
    Reader: reader(getStudioIndex, undefined, same),
  },
  {
    code: 'paper',
    hint: 'paperHint',
    shape: 'lines',
    count: 6,
    Card: PaperCard,
    more: '/contest',
    href: at('/contest'),
    Reader: reader(getHomePapers, { current: 1, size: 6 }, records),
  },
  {
    code: 'resource',
    hint: 'resourceHint',
    shape: 'covers',
    count: 4,
    Card: ResourceCard,
    more: '/articles',
    href: at('/resourceDetails'),
    Reader: reader(getDiscoveries, { current: 1, size: 4 }, records),
    opened: clickResource,
  },
];

/** Aliases: codes that share the section of another code. */
const otherNames: Record<string, SectionCode> = {
  discover: 'resource',
  exam: 'paper',
  contest: 'paper',
  teacher: 'studio',
};

export function sectionOf(code: string): Section | undefined {
  const known = Object.hasOwn(otherNames, code) ? otherNames[code] : code;
  return sections.find((section) => section.code === known);
}
