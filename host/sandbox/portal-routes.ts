import { accountRoutes } from './account.ts';
import type { Routes } from './route.ts';
import { authRoutes } from './auth.ts';
import { contentRoutes } from './content.ts';
import { examRoutes } from './exams.ts';
import { feedbackRoutes } from './feedback.ts';
import { invoiceRoutes } from './invoices.ts';
import { markingRoutes } from './marking.ts';
import { notificationRoutes } from './notifications.ts';
import { orderRoutes } from './orders.ts';
import { orgRoutes } from './org.ts';
import { passwordRoutes } from './password.ts';
import { registerRoutes } from './register.ts';
import { externalServiceRoutes } from './external-services.ts';
import { tokenExchangeRoutes } from './token-exchange.ts';
import { wechatRoutes } from './wechat.ts';

const areas = [
  authRoutes,
  tokenExchangeRoutes,
  wechatRoutes,
  registerRoutes,
  accountRoutes,
  passwordRoutes,
  orgRoutes,
  notificationRoutes,
  feedbackRoutes,
  contentRoutes,
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
