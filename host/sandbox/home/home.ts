import type { ListItem } from '#src/api/list-item.ts';
import * as home from '#src/api/home.ts';
import type { Account } from '../people/accounts.ts';
import { hotUsersOf } from '../people/active-people.ts';
import { answerPublic, take, text, type Routes } from '../route.ts';
import { clicked, listed, rowsOf } from '../content/catalogue.ts';
import { shown, type Row } from '../content/row.ts';
import type { Kind } from '../fixtures/content-kinds.ts';
import { courseSetOf, openFirst } from '../content/list-filters.ts';
import type { Org } from '../people/orgs.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { subjects } from '../fixtures/subjects.ts';
import { regionOf } from '../fixtures/names.ts';
import type { Database } from '../database.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import type { Sent } from '../sent.ts';

interface Reader {
  world: Database;
  org: Org;
  user: Account | undefined;
}

const hottest = (rows: readonly Row[]) => rows.toSorted((one, other) => other.hot - one.hot);

const first = (count: number, rows: readonly Row[], { user }: Reader): Sent<ListItem>[] =>
  rows.slice(0, count).map((row) => shown(row, user));

const rowsFor = ({ world, org }: Reader, kind: Kind) => rowsOf(world, org, kind);

const sum = (rows: readonly Row[], field: (row: Row) => number | null | undefined) =>
  rows.reduce((total, row) => total + (field(row) ?? 0), 0);

const modules = [
  { id: '1', code: 'project', name: '研修项目' },
  { id: '2', code: 'activity', name: '教研活动' },
  { id: '3', code: 'live', name: '直播课堂' },
  { id: '4', code: 'course', name: '精品课程' },
  { id: '5', code: 'studio', name: '名师工作室' },
  { id: '6', code: 'paper', name: '赛事活动' },
];

export function homeRoutes(routes: Routes): void {
  activityRoutes(routes);
  projectRoutes(routes);

  answerPublic(routes, home.getHomeModules, () => modules);
  answerPublic(routes, home.getLivePage, (asked) => listed(asked, 'live'));
  answerPublic(routes, home.getHomePapers, (asked) => listed(asked, 'paper', openFirst));
  answerPublic(routes, home.getStudioIndex, (asked) => first(8, hottest(rowsFor(asked, 'studio')), asked));
  answerPublic(routes, home.getCourseSets, (asked) => courseSets(asked));
  answerPublic(routes, home.clickResource, ({ world, org, input }) =>
    clicked(world, org, 'discover', take({ id: text }, input.query).id),
  );
  answerPublic(routes, home.getLiveStatistics, (asked) => {
    const rows = rowsFor(asked, 'live');
    return {
      liveNum: rows.length,
      livingNum: rows.filter(({ status }) => status === itemStatuses.underWay).length,
      teacherNum: new Set(rows.map(({ teacher }) => teacher)).size,
      watchNum: sum(rows, ({ hot }) => hot),
    };
  });
}

function activityRoutes(routes: Routes): void {
  answerPublic(routes, home.getTopActivities, (asked) =>
    first(
      5,
      rowsFor(asked, 'activity').filter(({ status }) => status === itemStatuses.underWay),
      asked,
    ),
  );
  answerPublic(routes, home.getHotActivities, (asked) =>
    first(10, hottest(rowsFor(asked, 'activity')), asked),
  );
  answerPublic(routes, home.getNewHotActivities, (asked) =>
    first(10, hottest(rowsFor(asked, 'activity').slice(0, 20)), asked),
  );
  answerPublic(routes, home.getHotUsers, ({ world, org }) => {
    if (rowsOf(world, org, 'activity').length === 0) return [];
    return hotUsersOf(world, org);
  });
  answerPublic(routes, home.getActivityPage, (asked) => listed(asked, 'activity'));
  answerPublic(routes, home.getActivityHomePage, (asked) => listed(asked, 'activity', openFirst));
  answerPublic(routes, home.clickActivity, ({ world, org, input }) =>
    clicked(world, org, 'activity', input.path.id ?? ''),
  );
}

function projectRoutes(routes: Routes): void {
  answerPublic(routes, home.getProjectHomePage, (asked) => listed(asked, 'project', openFirst));
  answerPublic(routes, home.getProjectList, (asked) => listed(asked, 'project'));
  answerPublic(routes, home.getHotProjects, (asked) => first(8, hottest(rowsFor(asked, 'project')), asked));
  answerPublic(routes, home.clickProject, ({ world, org, input }) =>
    clicked(world, org, 'project', input.path.id ?? ''),
  );
  answerPublic(routes, home.getProjectData, (asked) => {
    const rows = rowsFor(asked, 'project');
    return {
      projectNum: rows.length,
      memberNum: sum(rows, ({ members }) => members),
      schoolNum: rows.length === 0 ? 0 : regionOf(asked.org.orgCode).schools.length,
      lessonNum: sum(rows, ({ lessonNum }) => lessonNum),
    };
  });
}

/** Courses on one subject make a set. */
function courseSets(reader: Reader): Sent<ListItem>[] {
  const courses = rowsFor(reader, 'course');
  return subjects.flatMap(({ code, name }) => {
    const own = courses.filter(({ subject }) => subject === code);
    const [newest] = own;
    if (!newest || own.length < 3) return [];
    return [
      {
        ...shown(newest, reader.user),
        id: courseSetOf(code),
        title: `${name}系列课程`,
        cover: pictureUrl('cover', `${code}-set`),
        summary: `共${own.length}门课程，由浅入深，学完可获得系列课程结业证明。`,
        courseNum: own.length,
        members: sum(own, ({ members }) => members),
        hot: sum(own, ({ hot }) => hot),
      },
    ];
  });
}
