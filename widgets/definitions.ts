import type { ElementRow } from '../src/element/defineElement.tsx';
import { annualReportRow } from './annual-report/definition.ts';
import { avatarRow } from './avatar/definition.ts';
import { bellRow } from './bell/definition.ts';
import { changePasswordRow } from './change-password/definition.ts';
import { collectPromptRow } from './collect-prompt/definition.ts';
import { feedbackRow } from './feedback/definition.ts';
import { footerRow } from './footer/definition.ts';
import { forgotPasswordRow } from './forgot-password/definition.ts';
import { headerRow } from './header/definition.ts';
import { legacyFeedbackRow } from './legacy-feedback/definition.ts';
import { loginRow } from './login/definition.ts';
import { messagesRow } from './messages/definition.ts';
import { searchRow } from './search/definition.ts';
import { setPasswordRow } from './set-password/definition.ts';
import { sideToolsRow } from './side-tools/definition.ts';
import { sidebarRow } from './sidebar/definition.ts';
import { signCardRow } from './sign-card/definition.ts';

/** The table of elements: every tag with all that it offers to a page. */
export const elementRows: readonly ElementRow[] = [
  headerRow,
  bellRow,
  messagesRow,
  feedbackRow,
  legacyFeedbackRow,
  searchRow,
  loginRow,
  sidebarRow,
  avatarRow,
  signCardRow,
  forgotPasswordRow,
  changePasswordRow,
  setPasswordRow,
  collectPromptRow,
  annualReportRow,
  sideToolsRow,
  footerRow,
];
