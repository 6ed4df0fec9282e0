import { accountRoutes } from './people/account.ts';
import { announcementRoutes } from './learning/announcements.ts';
import { authRoutes } from './login/auth.ts';
import { authoringRoutes } from './authoring/authoring.ts';
import { certifyPassed } from './learning/certify.ts';
import { checkInRoutes } from './learning/check-in.ts';
import { commentRoutes } from './content/comments.ts';
import { contestReviewRoutes } from './contests/contest-reviews.ts';
import { contestRoutes } from './contests/contests.ts';
import { creditRoutes } from './learning/credit.ts';
import { examRoutes } from './learning/exams.ts';
import { externalServiceRoutes } from './external-services.ts';
import { homeworkRoutes } from './learning/homework.ts';
import { favouriteRoutes } from './learning/favourites.ts';
import { homeRoutes } from './home/home.ts';
import { invoiceRoutes } from './orders/invoices.ts';
import { listRoutes } from './content/lists.ts';
import { marketingRoutes } from './home/marketing.ts';
import { markingRoutes } from './authoring/marking.ts';
import { navigationRoutes } from './home/navigation.ts';
import { notificationRoutes } from './notifications/notifications.ts';
import { observationRoutes } from './learning/observations.ts';
import { orderRoutes } from './orders/orders.ts';
import { orgRoutes } from './people/org.ts';
import { overviewRoutes } from './authoring/overview.ts';
import { participationRoutes } from './learning/participation.ts';
import { passwordRoutes } from './login/password.ts';
import { personRoutes } from './people/persons.ts';
import { pictureRoutes } from './pictures/pictures.ts';
import { profileRoutes } from './people/profile.ts';
import { progressRoutes } from './learning/progress.ts';
import { quizBankRoutes } from './authoring/quiz-bank.ts';
import { quizRoutes } from './learning/quizzes.ts';
import { questionBankRoutes } from './authoring/question-bank.ts';
import { recordRoutes } from './learning/records.ts';
import { registerRoutes } from './login/register.ts';
import { relatedRoutes } from './content/related.ts';
import { resourceFileRoutes } from './content/resource-files.ts';
import { reviewRoutes } from './content/reviews.ts';
import { tokenOf, type Route, type Routes } from './route.ts';
import { selectiveRoutes } from './authoring/selective.ts';
import { spaceRoutes } from './learning/space.ts';
import { studyRoutes } from './learning/study.ts';
import { studyTotalRoutes } from './learning/study-total.ts';
import { taxonomyRoutes } from './content/taxonomy.ts';
import { ticketRoutes } from './tickets/tickets.ts';
import { tokenExchangeRoutes } from './login/token-exchange.ts';
import { uploadRoutes } from './authoring/uploads.ts';
import { userInfoRoutes } from './people/user-info.ts';
import { workspaceRoutes } from './learning/workspace.ts';
import { wechatRoutes } from './login/wechat.ts';

const areas = [
  authRoutes,
  userInfoRoutes,
  tokenExchangeRoutes,
  wechatRoutes,
  registerRoutes,
  accountRoutes,
  profileRoutes,
  personRoutes,
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
  progressRoutes,
  favouriteRoutes,
  uploadRoutes,
  overviewRoutes,
  authoringRoutes,
  questionBankRoutes,
  quizBankRoutes,
  selectiveRoutes,
  relatedRoutes,
  commentRoutes,
  reviewRoutes,
  workspaceRoutes,
  homeworkRoutes,
  quizRoutes,
  participationRoutes,
  announcementRoutes,
  contestRoutes,
  contestReviewRoutes,
  observationRoutes,
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
  return routes.map((one) => (one.method === 'GET' ? one : certifying(one)));
}

/** Whatever somebody does may be the last thing that somebody else's certificate waits for. */
const certifying = (one: Route): Route => ({
  ...one,
  async handle(inquiry) {
    const response = await one.handle(inquiry);
    const { world, request, input } = inquiry;
    const holder = world.tokens.holderOf(tokenOf(request, input));
    if (holder?.userId) certifyPassed(world, holder.orgCode);
    return response;
  },
});
