import type { Category } from '#src/api/list-item.ts';
import * as taxonomy from '#src/api/taxonomy.ts';
import { kinds, type Kind } from '../fixtures/content-kinds.ts';
import { subjects } from '../fixtures/subjects.ts';
import { isArticleCategory, provinces, userLabels } from './list-filters.ts';
import { answerPublic, type Routes } from '../route.ts';

const categoriesOf = (kind: Kind): Category[] => kinds[kind].categories.map(({ id, name }) => ({ id, name }));

export function taxonomyRoutes(routes: Routes): void {
  const bySubject = subjects.map(({ code, name }) => ({ id: code, name }));
  answerPublic(routes, taxonomy.getOperateTags, () => bySubject);
  answerPublic(routes, taxonomy.getCourseTags, () => bySubject);
  answerPublic(routes, taxonomy.getUserLabels, () =>
    userLabels.map((name, place) => ({ id: String(place + 1), name })),
  );
  answerPublic(routes, taxonomy.getProvinces, () => provinces);
  answerPublic(routes, taxonomy.getCourseCategories, () => categoriesOf('course'));
  answerPublic(routes, taxonomy.getActivityCategories, () => categoriesOf('activity'));
  answerPublic(routes, taxonomy.getProjectCategories, () => categoriesOf('project'));
  answerPublic(routes, taxonomy.getLiveCategories, () => categoriesOf('live'));
  answerPublic(routes, taxonomy.getResourceTypes, () =>
    categoriesOf('discover').filter(({ id }) => !isArticleCategory(id)),
  );
  answerPublic(routes, taxonomy.getResourceCategories, () => bySubject);
}
