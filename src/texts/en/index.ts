import { addEnglish } from '../texts.ts';
import { bell } from './bell.ts';
import { customerService } from './customer-service.ts';
import { dayTime } from './day-time.ts';
import { faq } from './faq.ts';
import { feedback } from './feedback.ts';
import { feedbackButton } from './feedback-button.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { host } from './host.ts';
import { http } from './http.ts';
import { legacyFeedback } from './legacy-feedback.ts';
import { login } from './login.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { registration } from './registration.ts';
import { roles } from './roles.ts';
import { screenshot } from './screenshot.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { sideTools } from './side-tools.ts';
import { ui } from './ui.ts';

addEnglish({
  bell,
  customerService,
  day: dayTime,
  faq,
  feedback,
  feedbackButton,
  footer,
  header,
  home,
  host,
  http,
  legacyFeedback,
  login,
  messages,
  notices,
  pages,
  pictures,
  registration,
  roles,
  screenshot,
  search,
  session,
  sideTools,
  ui,
});
