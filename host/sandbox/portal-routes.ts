import { accountRoutes } from './account.ts';
import { authRoutes } from './auth.ts';
import { authoringRoutes } from './authoring.ts';
import { checkInRoutes } from './check-in.ts';
import { commentRoutes } from './comments.ts';
import { creditRoutes } from './credit.ts';
import { examRoutes } from './exams.ts';
import { externalServiceRoutes } from './external-services.ts';
import { homeRoutes } from './home.ts';
import { invoiceRoutes } from './invoices.ts';
import { listRoutes } from './lists.ts';
import { marketingRoutes } from './marketing.ts';
import { markingRoutes } from './marking.ts';
import { navigationRoutes } from './navigation.ts';
import { notificationRoutes } from './notifications.ts';
import { orderRoutes } from './orders.ts';
import { orgRoutes } from './org.ts';
import { passwordRoutes } from './password.ts';
import { pictureRoutes } from './pictures.ts';
import { profileRoutes } from './profile.ts';
import { questionBankRoutes } from './question-bank.ts';
import { recordRoutes } from './records.ts';
import { registerRoutes } from './register.ts';
import { resourceFileRoutes } from './resource-files.ts';
import type { Routes } from './route.ts';
import { selectiveRoutes } from './selective.ts';
import { spaceRoutes } from './space.ts';
import { studyRoutes } from './study.ts';
import { studyTotalRoutes } from './study-total.ts';
import { taxonomyRoutes } from './taxonomy.ts';
import { ticketRoutes } from './tickets.ts';
import { tokenExchangeRoutes } from './token-exchange.ts';
import { uploadRoutes } from './uploads.ts';
import { userInfoRoutes } from './user-info.ts';
import { wechatRoutes } from './wechat.ts';

const areas = [
  authRoutes,
  userInfoRoutes,
  tokenExchangeRoutes,
  wechatRoutes,
  registerRoutes,
  accountRoutes,
  profileRoutes,
  passwordRoutes,
  orgRoutes,
  navigationRoutes,
  notificationRoutes,
  ticketRoutes,
  listRoutes,
  homeRoutes,
  marketingRoutes,
  taxonomyRoutes,
  spaceRoutes,
  studyTotalRoutes,
  studyRoutes,
  recordRoutes,
  uploadRoutes,
  authoringRoutes,
  questionBankRoutes,
  selectiveRoutes,
  commentRoutes,
  checkInRoutes,
  creditRoutes,
  pictureRoutes,
  resourceFileRoutes,
  orderRoutes,
  invoiceRoutes,
  examRoutes,
  markingRoutes,
  externalServiceRoutes,
];

/** Everything that the portal may ask for. */
export function portalRoutes(): Routes {
  const routes: Routes = [];
  for (const add of areas) add(routes);
  return routes;
}
