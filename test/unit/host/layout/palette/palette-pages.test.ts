import { describe, expect, it, test } from 'vitest';
import { openPages, type Visitor } from '#host/app/layout/palette/palette-pages.ts';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { features } from '#src/config.ts';

const namesFor = (visitor: Partial<Visitor>) => {
  const { pages, authoring } = openPages({ isLoggedIn: true, owesPassword: false, features, ...visitor });
  return { pages: pages.map(({ name }) => name), authoring: authoring.map(({ name }) => name) };
};

describe('the pages that the palette offers', () => {
  it('to guests are those that need no log-in', () => {
    expect(namesFor({ isLoggedIn: false })).toEqual({
      pages:
        `home course superstore project teacher activity liveList appDownload search resourceDetails projectHelp
        contest supermarket public aboutUs aboutTalents aboutContact aboutFaq`.split(/\s+/),
      authoring: [],
    });
  });

  it('to users are those of the personal space, too', () => {
    const { pages } = namesFor({});
    expect(pages).toEqual(
      expect.arrayContaining(['home', 'workbench', 'myCertificates', 'myOrder', 'updatePwd']),
    );
    expect(pages).not.toContain('courseManage');
  });

  it('to authors are a group of their own', () => {
    expect(namesFor({}).authoring).toEqual(
      expect.arrayContaining(['creation', 'courseManage', 'createdCourse', 'examinationReadings']),
    );
  });

  test.each<[what: string, visitor: Partial<Visitor>, has: string, lacks: string]>([
    ['a user with a password', { owesPassword: false }, 'updatePwd', 'settingPwd'],
    ['a user without one', { owesPassword: true }, 'settingPwd', 'updatePwd'],
    ['a back end without orders', { features: ['records'] }, 'listen', 'myOrder'],
    ['a learner', {}, 'selectiveLearning', 'creation'],
  ])('to %s', (_, visitor, has, lacks) => {
    const { pages } = namesFor(visitor);
    expect(pages).toContain(has);
    expect(pages).not.toContain(lacks);
  });

  it('have no authoring where the back end has none', () => {
    expect(namesFor({ features: [] }).authoring).toEqual([]);
  });

  it('open by their path alone', () => {
    const { pages, authoring } = openPages({ isLoggedIn: true, owesPassword: true, features });
    for (const route of [...pages, ...authoring]) expect(matchRoute(route.path)).toEqual({ to: route });
  });
});
