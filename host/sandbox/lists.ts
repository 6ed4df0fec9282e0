import * as lists from '../../src/api/lists.ts';
import { answerPublic, type Routes } from './route.ts';
import { listed } from './catalogue.ts';

export function listRoutes(routes: Routes): void {
  answerPublic(routes, lists.getActivities, (asked) => listed(asked, 'activity'));
  answerPublic(routes, lists.getCourses, (asked) => listed(asked, 'course'));
  answerPublic(routes, lists.getStudios, (asked) => listed(asked, 'studio'));
  answerPublic(routes, lists.getProjects, (asked) => listed(asked, 'project'));
  answerPublic(routes, lists.getPapers, (asked) => listed(asked, 'paper'));
  answerPublic(routes, lists.getDiscoveries, (asked) => listed(asked, 'discover'));
  answerPublic(routes, lists.getLives, (asked) => listed(asked, 'live'));
}
