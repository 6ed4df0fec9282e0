import type { ElementRow } from '../src/element/define.tsx';
import { annualReportRow } from './annual-report/row.ts';
import { avatarRow } from './avatar/row.ts';
import { bellRow } from './bell/row.ts';
import { changePasswordRow } from './change-password/row.ts';
import { collectPromptRow } from './collect-prompt/row.ts';
import { feedbackRow } from './feedback/row.ts';
import { footerRow } from './footer/row.ts';
import { forgotPasswordRow } from './forgot-password/row.ts';
import { headerRow } from './header/row.ts';
import { legacyFeedbackRow } from './legacy-feedback/row.ts';
import { loginRow } from './login/row.ts';
import { messagesRow } from './messages/row.ts';
import { searchRow } from './search/row.ts';
import { setPasswordRow } from './set-password/row.ts';
import { sideToolsRow } from './side-tools/row.ts';
import { sidebarRow } from './sidebar/row.ts';
import { signCardRow } from './sign-card/row.ts';

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
