// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as home from '#src/api/home.ts';
import * as marketing from '#src/api/marketing.ts';
import * as vocabulary from '#src/api/taxonomy.ts';
import { getActivities, getCourses, getDiscoveries, getLives, getProjects } from '#src/api/lists.ts';
import { RefusedError } from '#src/http/errors.ts';
import { portalOf, sandboxAt } from './portal.ts';

describe('the home page', () => {
  const ask = portalOf(sandboxAt());

  it('has banners for the home page and others for the course store', async () => {
    const atHome = await ask(marketing.getBanners, { position: 1 });
    const atStore = await ask(marketing.getBanners, { position: 8 });
    expect(atHome.length).toBeGreaterThanOrEqual(3);
    expect(atStore.length).toBeGreaterThanOrEqual(2);
    expect(atStore.map(({ id }) => id)).not.toEqual(atHome.map(({ id }) => id));
    expect(
      atHome.every(({ title, cover }) => title !== '' && cover.startsWith('/sandbox/pictures/banner/')),
    ).toBe(true);
  });

  it.each([
    ['banner', () => ask(marketing.getBanners, { position: 1 }), marketing.clickBanner],
    ['advert', () => ask(marketing.getAdverts, undefined), marketing.clickAdvert],
  ] as const)('takes a click on a %s and refuses one on nothing', async (_, find, click) => {
    const [shown] = await find();
    await expect(ask(click, { id: String(shown?.id) })).resolves.toBeNull();
    await expect(ask(click, { id: '999' })).rejects.toThrow(RefusedError);
  });

  it.each([
    ['activity', getActivities, home.clickActivity],
    ['project', getProjects, home.clickProject],
  ] as const)('counts a look at an %s', async (_, list, click) => {
    const [before] = (await ask(list, { current: 1, size: 1 })).records;
    await ask(click, { id: String(before?.id) });
    await ask(click, { id: String(before?.id) });
    const [after] = (await ask(list, { current: 1, size: 1, id: before?.id })).records;
    expect(after?.hot).toBe((before?.hot ?? 0) + 2);
  });

  it('ranks what is looked at most first', async () => {
    const heat = (await ask(home.getHotActivities, undefined)).map(({ hot }) => hot);
    expect(heat).toEqual(heat.toSorted((one, other) => other - one));
    const people = (await ask(home.getHotUsers, undefined)).map(({ hot }) => hot);
    expect(people).toEqual(people.toSorted((one, other) => other - one));
  });

  it.each([
    ['activities', getActivities],
    ['courses', getCourses],
    ['live sessions', getLives],
    ['discoveries', getDiscoveries],
  ] as const)('lets each of the active people share %s', async (_, list) => {
    for (const { realName } of await ask(home.getHotUsers, undefined)) {
      const { records } = await ask(list, { current: 1, size: 100, searchVal: realName });
      expect(records.filter(({ teacher }) => teacher === realName).length).toBeGreaterThanOrEqual(1);
    }
  });

  it('gives figures that fit the lists', async () => {
    const { liveNum, livingNum } = await ask(home.getLiveStatistics, undefined);
    expect(liveNum).toBe((await ask(home.getLivePage, { current: 1, size: 1 })).total);
    expect(livingNum).toBe((await ask(home.getLivePage, { current: 1, size: 1, status: 1 })).total);
    const { projectNum } = await ask(home.getProjectData, undefined);
    expect(projectNum).toBe((await ask(home.getProjectHomePage, { current: 1, size: 1 })).total);
  });

  it.each([
    ['activities', vocabulary.getActivityCategories, home.getActivityPage],
    ['projects', vocabulary.getProjectCategories, home.getProjectList],
    ['lives', vocabulary.getLiveCategories, home.getLivePage],
  ] as const)('names categories that narrow the %s', async (_, categories, page) => {
    const all = await ask(page, { current: 1, size: 1 });
    let sum = 0;
    for (const { id } of await ask(categories, undefined)) {
      const { total } = await ask(page, { current: 1, size: 1, categoryId: id });
      expect(total).toBeGreaterThan(0);
      sum += total;
    }
    expect(sum).toBe(all.total);
  });

  it.each([
    ['modules', 6, () => ask(home.getHomeModules, undefined)],
    ['course categories', 5, () => ask(vocabulary.getCourseCategories, undefined)],
    ['course tags', 10, () => ask(vocabulary.getCourseTags, undefined)],
    ['course sets', 3, () => ask(home.getCourseSets, undefined)],
    ['studios', 8, () => ask(home.getStudioIndex, undefined)],
    ['provinces', 31, () => ask(vocabulary.getProvinces, undefined)],
    ['labels', 6, () => ask(vocabulary.getUserLabels, undefined)],
    ['resource categories', 10, () => ask(vocabulary.getResourceCategories, undefined)],
    ['resource types', 3, () => ask(vocabulary.getResourceTypes, undefined)],
    ['top activities', 3, () => ask(home.getTopActivities, undefined)],
    ['hot projects', 8, () => ask(home.getHotProjects, undefined)],
  ] as const)('has %s, at least %i, each once', async (_, least, find) => {
    const ids = (await find()).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(least);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
