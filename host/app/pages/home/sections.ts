import type { ComponentType, ReactNode } from 'react';
import type { ListItem } from '#src/api/list-item.ts';
import {
  getHomePapers,
  getHotActivities,
  getHotProjects,
  getLivePage,
  getStudioIndex,
} from '#src/api/home.ts';
import { getCourses, getDiscoveries } from '#src/api/lists.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import type { HomeWords } from './texts.ts';
import type { CardsShape } from '../../content/cards/CardList.tsx';
import { contentKinds, type ContentCode, type ContentKind } from '../../content/kinds.ts';
import { mixed } from '../../content/live-status.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** The entries of a section and the state of its query. */
export type SectionQuery = Pick<QueryState<unknown>, 'isValidating' | 'error' | 'retry'> & {
  entries: readonly ListItem[] | undefined;
};

interface ReaderProps {
  /** If false, the query is not sent yet. */
  isWanted: boolean;
  children: (query: SectionQuery) => ReactNode;
}

export interface Section extends ContentKind {
  hint: keyof HomeWords;
  shape: CardsShape;
  /** The maximum number of entries, and the number of skeleton cards while loading. */
  count: number;
  /** Queries the entries. */
  Reader: ComponentType<ReaderProps>;
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
  [...entries].sort(
    (one, other) => Number(one.status === itemStatuses.over) - Number(other.status === itemStatuses.over),
  );

/** All sections of the home page, in the default order for organisations that have chosen none. */
export const sections: readonly Section[] = [
  {
    ...contentKinds.project,
    hint: 'projectHint',
    shape: 'lead',
    count: 5,
    Reader: reader(getHotProjects, undefined, openFirst),
  },
  {
    ...contentKinds.activity,
    hint: 'activityHint',
    shape: 'rows',
    count: 6,
    Reader: reader(getHotActivities, undefined, same),
  },
  {
    ...contentKinds.live,
    hint: 'liveHint',
    shape: 'covers',
    count: 4,
    Reader: reader(getLivePage, { current: 1, size: 12 }, (page) => mixed(page.records, 4)),
  },
  {
    ...contentKinds.course,
    hint: 'courseHint',
    shape: 'covers',
    count: 8,
    Reader: reader(getCourses, { current: 1, size: 8, sort: 'hot' }, records),
  },
  {
    ...contentKinds.studio,
    hint: 'studioHint',
    shape: 'covers',
    count: 4,
    Reader: reader(getStudioIndex, undefined, same),
  },
  {
    ...contentKinds.paper,
    hint: 'paperHint',
    shape: 'lines',
    count: 6,
    Reader: reader(getHomePapers, { current: 1, size: 6 }, records),
  },
  {
    ...contentKinds.resource,
    hint: 'resourceHint',
    shape: 'covers',
    count: 4,
    listPath: '/articles',
    Reader: reader(getDiscoveries, { current: 1, size: 4 }, records),
  },
];

/** Aliases: codes that share the section of another code. */
const otherNames: Record<string, ContentCode> = {
  discover: 'resource',
  exam: 'paper',
  contest: 'paper',
  teacher: 'studio',
};

export function sectionOf(code: string): Section | undefined {
  const known = Object.hasOwn(otherNames, code) ? otherNames[code] : code;
  return sections.find((section) => section.code === known);
}
