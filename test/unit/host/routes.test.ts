import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isPage, matchRoute } from '#host/app/routing/match-route.ts';
import { isRedirect, routes, type PageRoute } from '#host/app/routing/routes.ts';
import { pagePaths } from '#src/page-paths.ts';
import { pageTexts } from '#host/app/routing/page-titles.ts';

/** Lists the whole route table of the portal literally. */
const publicPaths = `/login/index /login/mobileRegister /login/wxScanLogin /login/wxPhoneBinding /login/forget
  /login/register /login/activate /login/appLogin /commonLogin /wxlogin /qrcode /login_back /404 /500 /public
  /index /course /superstore /project /teacher /activity /liveList /liveList/live /appDownload /search
  /resourceDetails /projectHelp /contest /supermarket /ccVideoPlay /customerService /homePage/42 /thirdProject/42
  /about/us /about/talents /about/contact /about/FAQ`.split(/\s+/);

const loginPaths =
  `/authorize /courseAdd /createdCourse /createdShortVideo /createdListen /courseManage /courseHome /coursePlay
  /viewCoursePlay /viewShortCourse /shortCoursePlay /studioHome /studioAdd /studioManage /articles /createExamination
  /questionEdit /quizEdit /createLive /liveManage /createdProject /examinationManage /examinationReadings /selectiveLearning
  /selectiveManage /supermarket/review /notification /accountCentral/myData /space/workbench /space/myEchelon /space/studyArchive
  /space/myCourses /space/myCourse /space/favourites /space/homework/42 /space/listen /space/listen/42 /space/myShortVideo /space/myStudio /space/myProject /space/guidedProject /space/myLive
  /space/myExamination /space/myActive /space/myStudyTask /space/add /space/myCertificates /space/myOrder
  /space/orderDetail/42 /space/invoiceList /space/invoicing /space/myData /space/edit/project_study/1 /space/bindPhone
  /space/settingPwd /space/updatePwd /space/forgetPwd /space/bindCard /space/point /space/myNotification /space/creation`.split(
    /\s+/,
  );

const pages = routes.filter((route): route is PageRoute => !isRedirect(route));

function pageOf(path: string): PageRoute {
  const matched = matchRoute(path);
  if ('redirect' in matched) throw new Error(`${path} leads to ${matched.redirect}`);
  return matched.to;
}

describe('the route table', () => {
  test.each(publicPaths)('%s is public', (path) => {
    expect(pageOf(path).meta.notLogin).toBe(true);
  });

  test.each(loginPaths)('%s needs login', (path) => {
    expect(pageOf(path).meta.notLogin).toBeUndefined();
  });

  it('has no page beyond these', () => {
    expect(pages).toHaveLength(publicPaths.length + loginPaths.length);
  });

  test.each([
    ['/', '/index'],
    ['/login', '/login/index'],
    ['/space', '/space/workbench'],
    ['/about', '/about/us'],
    ['/nowhere', '/404'],
    ['/space/nowhere', '/404'],
    ['/homePage', '/404'],
    ['/space/orderDetail', '/404'],
  ])('%s redirects to %s', (path, to) => {
    expect(matchRoute(path)).toEqual({ redirect: to });
  });

  test.each([
    ['/Index', '/index'],
    ['/index/', '/index'],
    ['//index', '/index'],
    ['/about/faq', '/about/FAQ'],
    ['/ABOUT//faq/', '/about/FAQ'],
    ['/livelist/Live', '/liveList/live'],
    ['/Login/Index/', '/login/index'],
    ['/LOGIN_BACK', '/login_back'],
    ['/homepage/Ab42/', '/homePage/Ab42'],
    ['/space/EDIT/project_Study//1', '/space/edit/project_Study/1'],
    ['/space/point///', '/space/point'],
    ['/404/', '/404'],
    ['/About/', '/about/us'],
    ['//', '/index'],
    ['//evil.example/index', '/404'],
    ['/index/index', '/404'],
    ['/homePage//', '/404'],
    ['/%zz', '/404'],
  ])('%s redirects to the canonical %s', (path, to) => {
    expect(matchRoute(path)).toEqual({ redirect: to });
  });

  it('redirects every spelling of every page at most once, to a page', () => {
    const spelling = fc.constantFrom<(path: string) => string>(
      (path) => path,
      (path) => path.toUpperCase(),
      (path) => path.toLowerCase(),
      (path) => `${path}/`,
      (path) => path.replaceAll('/', '//'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...pages),
        fc.array(spelling, { maxLength: 4 }),
        ({ path, name }, steps) => {
          const typed = steps.reduce((former, step) => step(former), path.replace(/:\w+/g, '42'));
          const first = matchRoute(typed);
          const matched = 'redirect' in first ? matchRoute(first.redirect) : first;
          expect('to' in matched && matched.to.name).toBe(name);
        },
      ),
    );
  });

  it('names the page with the notifications "notification"', () => {
    expect(pageOf('/notification').name).toBe('notification');
  });

  it('hides header, footer and floating button of the customer service', () => {
    expect(pageOf('/customerService').meta).toMatchObject({
      hiddenHeader: true,
      hiddenFooter: true,
      hiddenRight: true,
    });
  });

  test.each(['/login/index', '/commonLogin', '/wxlogin', '/qrcode', '/login_back', '/404', '/500'])(
    '%s has neither navigation nor floating button and is open to all',
    (path) => {
      expect(pageOf(path).meta).toMatchObject({ hiddenRight: true, sessionless: true });
      expect(pageOf(path).meta.showNav).toBeUndefined();
    },
  );

  test.each(['/ccVideoPlay', '/coursePlay', '/liveList/live'])('%s has no floating button', (path) => {
    expect(pageOf(path).meta.hiddenRight).toBe(true);
  });

  test.each(['/course', '/superstore', '/project', '/teacher', '/activity', '/liveList', '/search'])(
    '%s keeps its state and shows the navigation',
    (path) => {
      expect(pageOf(path).meta).toMatchObject({ keepAlive: true, showNav: true });
    },
  );

  it('gives every page a title in both languages and a name of its own', () => {
    for (const { name } of pages) {
      expect(pageTexts['zh-CN'][name]).toMatch(/[\u4e00-\u9fff]/);
      expect(pageTexts.en[name]).toMatch(/[A-Za-z]/);
    }
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  });

  it.each(Object.entries(pagePaths))('has the page %s, to which widgets link, at %s', (name, path) => {
    const route = routes.find((one) => one.path === path);
    expect(route && (isRedirect(route) ? route.redirect : route.name)).toBe(
      name === 'space' ? pagePaths.workbench : name,
    );
  });

  it('highlights an entry that exists', () => {
    const names = new Set(pages.map(({ name }) => name));
    for (const { meta } of pages) if (meta.parent) expect(names).toContain(meta.parent);
  });

  test.each([
    ['/space/point', true],
    ['/', true],
    ['/api/auth/user/logout', false],
    ['/external/ticket', false],
    ['/jsfz/', false],
    ['/nowhere', false],
    ['/Space//point/', true],
  ])('%s is a page: %s', (path, expected) => {
    expect(isPage(path)).toBe(expected);
  });
});
