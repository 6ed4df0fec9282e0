// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as home from '#src/api/home.ts';
import type { ListFilter, TreeNode } from '#src/api/list-item.ts';
import * as lists from '#src/api/lists.ts';
import * as space from '#src/api/space.ts';
import * as taxonomy from '#src/api/taxonomy.ts';
import { portalOf, sandboxAt } from './portal.ts';

const ask = portalOf(sandboxAt(), 'teacher');
const ids = async (rows: Promise<readonly { id: string }[]>) => (await rows).map(({ id }) => id);
const leaves = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...leaves(children)]);

/** Every filter that a list offers, and the values that its vocabulary names. */
const offered: readonly [
  filter: keyof ListFilter,
  name: string,
  list: typeof lists.getCourses,
  values: () => Promise<readonly string[]>,
][] = [
  ['tag', 'getCourses', lists.getCourses, () => ids(ask(taxonomy.getCourseTags, undefined))],
  ['labelId', 'getCourses', lists.getCourses, () => ids(ask(taxonomy.getUserLabels, undefined))],
  ['courseSetId', 'getCourses', lists.getCourses, () => ids(ask(home.getCourseSets, undefined))],
  ['price', 'getCourses', lists.getCourses, async () => ['free', 'paid']],
  ['provinceId', 'getCourses', lists.getCourses, () => ids(ask(taxonomy.getProvinces, undefined))],
  [
    'orgCategoryId',
    'getCourses',
    lists.getCourses,
    async () => leaves(await ask(space.getCategoryTree, undefined)),
  ],
  [
    'orgCategoryId',
    'getStudios',
    lists.getStudios,
    async () => leaves(await ask(space.getCategoryTree, undefined)),
  ],
  ['tag', 'getStudios', lists.getStudios, () => ids(ask(taxonomy.getOperateTags, undefined))],
  ['tag', 'getLives', lists.getLives, () => ids(ask(taxonomy.getOperateTags, undefined))],
  ['tag', 'getPapers', lists.getPapers, () => ids(ask(taxonomy.getOperateTags, undefined))],
  ['tag', 'getDiscoveries', lists.getDiscoveries, () => ids(ask(taxonomy.getResourceCategories, undefined))],
  ['tag', 'getDiscoveries', lists.getDiscoveries, async () => leaves(await ask(space.getTagTree, undefined))],
  [
    'categoryId',
    'getDiscoveries',
    lists.getDiscoveries,
    () => ids(ask(taxonomy.getResourceTypes, undefined)),
  ],
  ['labelId', 'getActivities', lists.getActivities, () => ids(ask(taxonomy.getUserLabels, undefined))],
  ['status', 'getProjects', lists.getProjects, async () => ['0', '1', '2']],
];

describe('a filter of a list', () => {
  it.each(offered)('%s narrows %s', async (filter, _, endpoint, values) => {
    const { total: all } = await ask(endpoint, { current: 1, size: 1 });
    const totals: number[] = [];
    for (const value of await values()) {
      const { total } = await ask(endpoint, { current: 1, size: 1, [filter]: value });
      expect(total).toBeLessThan(all);
      totals.push(total);
    }
    expect(totals.some((total) => total > 0)).toBe(true);
  });

  it('parts discoveries into articles and resources, of which the types are known', async () => {
    const total = async (filter: Partial<ListFilter>) =>
      (await ask(lists.getDiscoveries, { current: 1, size: 1, ...filter })).total;
    const resources = await total({ group: 'resource' });
    expect(resources + (await total({ group: 'article' }))).toBe(await total({}));
    let typed = 0;
    for (const { id } of await ask(taxonomy.getResourceTypes, undefined)) {
      typed += await total({ group: 'resource', categoryId: id });
    }
    expect(typed).toBe(resources);
  });

  it('finds nothing for what the vocabulary does not name', async () => {
    for (const filter of ['tag', 'labelId', 'courseSetId', 'provinceId', 'orgCategoryId', 'categoryId']) {
      const { total } = await ask(lists.getCourses, { current: 1, size: 1, [filter]: 'nowhere' });
      expect([filter, total]).toEqual([filter, 0]);
    }
  });
});

it('recommends what is under way before what is over', async () => {
  const { records } = await ask(home.getActivityHomePage, { current: 1, size: 100 });
  const urgency = records.map(({ status }) => (status === 1 ? 0 : status === 0 ? 1 : 2));
  expect(urgency).toEqual(urgency.toSorted());
});
