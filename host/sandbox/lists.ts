import * as lists from '../../src/api/lists.ts';
import { answerPublic, type Routes } from './route.ts';
import { listedWithDetails } from './item-details.ts';

export function listRoutes(routes: Routes): void {
  answerPublic(routes, lists.getActivities, (asked) => listedWithDetails(asked, 'activity'));
  answerPublic(routes, lists.getCourses, (asked) => listedWithDetails(asked, 'course'));
  answerPublic(routes, lists.getStudios, (asked) => listedWithDetails(asked, 'studio'));
  answerPublic(routes, lists.getProjects, (asked) => listedWithDetails(asked, 'project'));
  answerPublic(routes, lists.getPapers, (asked) => listedWithDetails(asked, 'paper'));
  answerPublic(routes, lists.getDiscoveries, (asked) => listedWithDetails(asked, 'discover'));
  answerPublic(routes, lists.getLives, (asked) => listedWithDetails(asked, 'live'));
}
