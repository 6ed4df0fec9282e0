import type { ListFilter } from '#src/api/list-item.ts';
import { getCourseSets } from '#src/api/home.ts';
import { getCategoryTree, getTagTree } from '#src/api/space.ts';
import {
  getActivityCategories,
  getCourseCategories,
  getCourseTags,
  getLiveCategories,
  getOperateTags,
  getProjectCategories,
  getProvinces,
  getResourceCategories,
  getResourceTypes,
  getUserLabels,
} from '#src/api/taxonomy.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import type { ListWords } from './texts.ts';
import { itemStatuses } from '#src/api/list-item.ts';

type FilterKey = Exclude<keyof ListFilter, 'id' | 'searchVal' | 'current' | 'size' | 'sort' | 'group'>;

/** A row of a vocabulary: a category or tag, a branch of a tree with those below it, or a series. */
export interface VocabularyRow {
  id: string;
  name?: unknown;
  title?: unknown;
  children?: unknown;
}

/** A filter of a list: its parameter in the address and in the request, its label and its options. */
export interface Filter {
  key: FilterKey;
  label: keyof ListWords;
  /** `chips`: few options, all visible. `regions`: province, city and county, of which the last one counts. */
  form: 'chips' | 'select' | 'regions';
  /** The endpoint that names the options. */
  vocabulary?: Endpoint<void, readonly VocabularyRow[]>;
  /** The options that the portal itself knows, with their texts. */
  known?: readonly (readonly [value: string, text: keyof ListWords])[];
}

const categories = (vocabulary: Filter['vocabulary']) =>
  ({ key: 'categoryId', label: 'category', form: 'chips', vocabulary }) as const;

/** By whether something is under way, begins later or is over; each kind has texts of its own for that. */
const statusFilter = (now: keyof ListWords, later: keyof ListWords, over: keyof ListWords) => {
  const known = [
    [`${itemStatuses.underWay}`, now],
    [`${itemStatuses.coming}`, later],
    [`${itemStatuses.over}`, over],
  ] as const;
  return { key: 'status', label: 'status', form: 'chips', known } as const;
};

/** All filters that lists offer. */
export const filters = {
  courseCategory: categories(getCourseCategories),
  activityCategory: categories(getActivityCategories),
  projectCategory: categories(getProjectCategories),
  liveCategory: categories(getLiveCategories),
  resourceType: { ...categories(getResourceTypes), label: 'resourceType' },
  resourceCategory: { key: 'tag', label: 'subject', form: 'select', vocabulary: getResourceCategories },
  courseTag: { key: 'tag', label: 'subject', form: 'select', vocabulary: getCourseTags },
  operateTag: { key: 'tag', label: 'tag', form: 'select', vocabulary: getOperateTags },
  theme: { key: 'tag', label: 'theme', form: 'select', vocabulary: getTagTree },
  stage: { key: 'orgCategoryId', label: 'stage', form: 'select', vocabulary: getCategoryTree },
  label: { key: 'labelId', label: 'label', form: 'select', vocabulary: getUserLabels },
  province: { key: 'provinceId', label: 'province', form: 'select', vocabulary: getProvinces },
  courseSet: { key: 'courseSetId', label: 'courseSet', form: 'select', vocabulary: getCourseSets },
  price: {
    key: 'price',
    label: 'price',
    form: 'chips',
    known: [
      ['free', 'free'],
      ['paid', 'paid'],
    ],
  },
  status: statusFilter('underWay', 'coming', 'over'),
  liveStatus: statusFilter('liveNow', 'liveSoon', 'liveReplay'),
  region: { key: 'regionId', label: 'region', form: 'regions' },
} as const satisfies Record<string, Filter>;
