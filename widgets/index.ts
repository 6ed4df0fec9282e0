/** The widgets as React components, and what they stand in. */
export { AnnualReport, type AnnualReportHandle, type AnnualReportProps } from './annual-report/index.ts';
export { AvatarSetting, type AvatarSettingHandle, type AvatarSettingProps } from './avatar/index.ts';
export { Bell, type BellHandle, type BellProps } from './bell/index.ts';
export { CollectPrompt, type CollectPromptProps } from './collect-prompt/index.ts';
export { ChangePassword, type ChangePasswordProps } from './change-password/index.ts';
export { Feedback, type FeedbackHandle, type FeedbackProps } from './feedback/index.ts';
export { Footer, type FooterProps } from './footer/index.ts';
export { ForgotPassword, type ForgotPasswordProps } from './forgot-password/index.ts';
export { Header, type HeaderProps } from './header/index.ts';
export {
  LegacyFeedback,
  type LegacyFeedbackHandle,
  type LegacyFeedbackProps,
} from './legacy-feedback/index.ts';
export { Login, type LoginProps } from './login/index.ts';
export { Messages, type MessagesHandle, type MessagesProps } from './messages/index.ts';
export { Search, type SearchProps } from './search/index.ts';
export { SetPassword, type SetPasswordProps } from './set-password/index.ts';
export { Sidebar, type SidebarHandle, type SidebarProps } from './sidebar/index.ts';
export { SideTools, type SideToolsProps } from './side-tools/index.ts';
export { SignCard, type SignCardHandle, type SignCardProps } from './sign-card/index.ts';

export { PortalProvider, type PortalProviderProps } from '../src/data/PortalProvider.tsx';
export { usePortal, useSession } from '../src/data/portal-context.ts';
export { configurePortal, createPortal, getPortal, type Portal, type PortalOptions } from '../src/portal.ts';
export type { PortalConfig, PortalSettings } from '../src/config.ts';
export { loadLanguage } from '../src/texts/load-language.ts';
