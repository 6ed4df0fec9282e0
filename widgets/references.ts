import type { DocumentedElement } from '../src/element/reference.ts';
import { annualReportReference } from './annual-report/reference.ts';
import { avatarReference } from './avatar/reference.ts';
import { bellReference } from './bell/reference.ts';
import { changePasswordReference } from './change-password/reference.ts';
import { collectPromptReference } from './collect-prompt/reference.ts';
import { feedbackReference } from './feedback/reference.ts';
import { footerReference } from './footer/reference.ts';
import { forgotPasswordReference } from './forgot-password/reference.ts';
import { headerReference } from './header/reference.ts';
import { legacyFeedbackReference } from './legacy-feedback/reference.ts';
import { loginReference } from './login/reference.ts';
import { messagesReference } from './messages/reference.ts';
import { searchReference } from './search/reference.ts';
import { setPasswordReference } from './set-password/reference.ts';
import { sideToolsReference } from './side-tools/reference.ts';
import { sidebarReference } from './sidebar/reference.ts';
import { signCardReference } from './sign-card/reference.ts';

/** Every element with what documents say of it; run time imports the definitions alone. */
export const elementReferences: readonly DocumentedElement[] = [
  headerReference,
  bellReference,
  messagesReference,
  feedbackReference,
  legacyFeedbackReference,
  searchReference,
  loginReference,
  sidebarReference,
  avatarReference,
  signCardReference,
  forgotPasswordReference,
  changePasswordReference,
  setPasswordReference,
  collectPromptReference,
  annualReportReference,
  sideToolsReference,
  footerReference,
];
