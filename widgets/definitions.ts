import type { ElementDefinition } from '../src/element/defineElement.tsx';
import { annualReportDefinition } from './annual-report/definition.ts';
import { avatarDefinition } from './avatar/definition.ts';
import { bellDefinition } from './bell/definition.ts';
import { changePasswordDefinition } from './change-password/definition.ts';
import { collectPromptDefinition } from './collect-prompt/definition.ts';
import { feedbackDefinition } from './feedback/definition.ts';
import { footerDefinition } from './footer/definition.ts';
import { forgotPasswordDefinition } from './forgot-password/definition.ts';
import { headerDefinition } from './header/definition.ts';
import { legacyFeedbackDefinition } from './legacy-feedback/definition.ts';
import { loginDefinition } from './login/definition.ts';
import { messagesDefinition } from './messages/definition.ts';
import { searchDefinition } from './search/definition.ts';
import { setPasswordDefinition } from './set-password/definition.ts';
import { sideToolsDefinition } from './side-tools/definition.ts';
import { sidebarDefinition } from './sidebar/definition.ts';
import { signCardDefinition } from './sign-card/definition.ts';

/** The table of elements: every tag with all that it offers to a page. */
export const elementDefinitions: readonly ElementDefinition[] = [
  headerDefinition,
  bellDefinition,
  messagesDefinition,
  feedbackDefinition,
  legacyFeedbackDefinition,
  searchDefinition,
  loginDefinition,
  sidebarDefinition,
  avatarDefinition,
  signCardDefinition,
  forgotPasswordDefinition,
  changePasswordDefinition,
  setPasswordDefinition,
  collectPromptDefinition,
  annualReportDefinition,
  sideToolsDefinition,
  footerDefinition,
];
