import type { ComponentType } from 'react';
import type { PageName } from '../../src/texts/pages.ts';
import type { PageRoute } from './routes.ts';

export type PageModule = { default: ComponentType };

/** The loader of each page; a page without a loader is under construction. */
const loaders: Partial<Record<PageName, () => Promise<PageModule>>> = {
  login: () => import('./pages/login/LoginPage.tsx'),
  mobileRegister: () => import('./pages/login/MobileRegisterPage.tsx'),
  wxScanLogin: () => import('./pages/login/ScanLoginPage.tsx'),
  wxPhoneBinding: () => import('./pages/login/PhoneBindingPage.tsx'),
  forget: () => import('./pages/login/ForgetPage.tsx'),
  register: () => import('./pages/login/RegisterPage.tsx'),
  activate: () => import('./pages/login/ActivatePage.tsx'),
  appLogin: () => import('./pages/login/AppLoginPage.tsx'),
  commonLogin: () => import('./pages/login/CommonLoginPage.tsx'),
  wxlogin: () => import('./pages/login/WxLoginPage.tsx'),
  qrcode: () => import('./pages/login/QrCodePage.tsx'),
  loginBack: () => import('./pages/login/LoginBackPage.tsx'),
  notFound: () => import('./pages/NotFoundPage.tsx'),
  serverError: () => import('./pages/ServerErrorPage.tsx'),
  public: () => import('./pages/PublicPage.tsx'),
  home: () => import('./pages/home/HomePage.tsx'),
  customerService: () => import('./pages/CustomerServicePage.tsx'),
  notification: () => import('./pages/MessagesPage.tsx'),
  accountMyData: () => import('./pages/space/MyDataPage.tsx'),
  workbench: () => import('./pages/space/WorkbenchPage.tsx'),
  addProject: () => import('./pages/space/AddProjectPage.tsx'),
  myData: () => import('./pages/space/MyDataPage.tsx'),
  editData: () => import('./pages/space/EditDataPage.tsx'),
  bindPhone: () => import('./pages/space/BindPhonePage.tsx'),
  settingPwd: () => import('./pages/space/SettingPwdPage.tsx'),
  updatePwd: () => import('./pages/space/UpdatePwdPage.tsx'),
  forgetPwd: () => import('./pages/space/ForgetPwdPage.tsx'),
  bindCard: () => import('./pages/space/BindCardPage.tsx'),
  point: () => import('./pages/space/PointPage.tsx'),
  myNotification: () => import('./pages/space/MyNotificationPage.tsx'),
};

/** Loads the code of a page; for a page of the personal space, it loads the layout in parallel. */
export async function loadPage({ name, meta }: PageRoute): Promise<PageModule> {
  const load = loaders[name] ?? (() => import('./pages/PendingPage.tsx'));
  const [module] = await Promise.all([load(), meta.space ? import('./layout/SpaceLayout.tsx') : undefined]);
  return module;
}
