import { authoringRoutes } from './authoring.ts';
import type { Routes } from './route.ts';
import { commentRoutes } from './comments.ts';
import { creditRoutes } from './credit.ts';
import { homeRoutes } from './home.ts';
import { listRoutes } from './lists.ts';
import { pictureRoutes } from './pictures.ts';
import { questionBankRoutes } from './question-bank.ts';
import { recordRoutes } from './records.ts';
import { resourceFileRoutes } from './resource-files.ts';
import { selectiveRoutes } from './selective.ts';
import { spaceRoutes } from './space.ts';
import { studyRoutes } from './study.ts';
import { uploadRoutes } from './uploads.ts';

/** The routes of the content: lists, home page, space, study, uploads, authoring, comments, credit, and every picture. */
export function contentRoutes(routes: Routes): void {
  listRoutes(routes);
  homeRoutes(routes);
  spaceRoutes(routes);
  studyRoutes(routes);
  recordRoutes(routes);
  uploadRoutes(routes);
  authoringRoutes(routes);
  questionBankRoutes(routes);
  selectiveRoutes(routes);
  commentRoutes(routes);
  creditRoutes(routes);
  pictureRoutes(routes);
  resourceFileRoutes(routes);
}
