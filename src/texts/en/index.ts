import { addEnglish } from '../texts.ts';
import { annualReport } from './annual-report.ts';
import { avatar } from './avatar.ts';
import { avatarCrop } from './avatar-crop.ts';
import { bell } from './bell.ts';
import { bindProject } from './bind-project.ts';
import { binding } from './binding.ts';
import { collectPrompt } from './collect-prompt.ts';
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
import { linkLogin } from './link-login.ts';
import { login } from './login.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { password } from './password.ts';
import { passwordWizards } from './password-wizards.ts';
import { personalData } from './personal-data.ts';
import { pictures } from './pictures.ts';
import { points } from './points.ts';
import { registration } from './registration.ts';
import { roles } from './roles.ts';
import { screenshot } from './screenshot.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { sidebar } from './sidebar.ts';
import { sideTools } from './side-tools.ts';
import { signCard } from './sign-card.ts';
import { space } from './space.ts';
import { ui } from './ui.ts';
import { workbench } from './workbench.ts';

addEnglish({
  annualReport,
  avatar,
  avatarCrop,
  bell,
  binding,
  bindProject,
  collectPrompt,
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
  linkLogin,
  login,
  messages,
  notices,
  pages,
  password,
  passwordWizards,
  personalData,
  pictures,
  points,
  registration,
  roles,
  screenshot,
  search,
  session,
  sidebar,
  sideTools,
  signCard,
  space,
  ui,
  workbench,
});
