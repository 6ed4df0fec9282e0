import { pageOrigin } from '#src/rules/page-url.ts';
import { pagePaths } from '#src/page-paths.ts';
import { useId, useState } from 'react';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { getRegisterState } from '#src/api/register.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { isMobile, mobileDigits } from '#src/rules/mobile.ts';
import { safeRedirect } from '#src/rules/redirect.ts';
import { loginTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { Loading, SkeletonLine } from '#src/ui/states/Skeleton.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AuthLink, type Navigate } from './AuthLink.tsx';
import { AuthTitle, Entered, ThisPageOnlyNote } from './AuthCard.tsx';
import { forgetLogin, rememberedMethod, rememberMethod, rememberMobile } from './login-memory.ts';
import css from './login.css?inline';
import { MethodTabs } from './MethodTabs.tsx';
import { offeredMethods, type LoginFlow, type LoginMethod } from './login-methods.ts';
import { LoginRedirect } from './LoginRedirect.tsx';
import type { ScanPanelProps } from './ScanPanel.tsx';
import { useLoginElsewhere } from './useLoginElsewhere.ts';

// The first load carries the form of most organisations only.
const MobileForm = lazyComponent<{ onLoggedIn: () => void }>(
  () => import('./MobileForm.tsx').then((module) => module.MobileForm),
  { pending: MobileLoading },
);

// Few users log in by a scan, and QR codes need a library of their own.
const ScanPanel = lazyComponent<ScanPanelProps>(
  () => import('./ScanPanel.tsx').then((module) => module.default),
  { pending: ScanLoading },
);

export interface LoginProps extends ElementProps {
  /** `embedded` (default) shows the form here, `redirect` a link to the portal's log-in, which leads back here. */
  flow?: LoginFlow;
  /** The login method that is shown first; default: account. */
  method?: LoginMethod;
  /** The URL to open after login. It must be a path of the page's own origin; anything else is ignored. */
  redirect?: string;
  /** Called after login. `redirect` is a safe path, or `/` if none was given. */
  onDone?: (detail: { redirect: string }) => boolean | void;
  /** Called when a link is clicked; return false to navigate yourself. */
  onNavigate?: Navigate;
}

/** Logs in by account, text message or QR code, as far as the organisation offers them, or leads to the portal for it. */
export function Login({ flow, ...props }: LoginProps) {
  useStyles(css);
  return flow === 'redirect' ? <LoginRedirect onNavigate={props.onNavigate} /> : <LoginForms {...props} />;
}

function LoginForms({ method: asked, redirect, onDone, onNavigate }: Omit<LoginProps, 'flow'>) {
  const words = useTexts(loginTexts);
  const { links } = useSettings();
  const { org, failed, retry } = useOrganisation();
  const orgCode = useSession((session) => session.orgCode);
  const registers = useQuery(getRegisterState, org && orgCode ? { orgCode } : null);
  const prefix = useId();

  const methods = offeredMethods({
    types: org?.userLoginType,
    asked,
    hasWechat: links.wechatAuthorize !== '',
  });
  const [chosen, setChosen] = useBrowserState(() => rememberedMethod(asked) ?? asked, asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setChosen(asked);
  }
  const current = chosen && methods.includes(chosen) ? chosen : (methods[0] ?? 'account');
  // Panels that were shown once stay mounted but hidden, so that they keep their input.
  const [seen, setSeen] = useState<readonly LoginMethod[]>([]);
  const shown = seen.includes(current) ? seen : [...seen, current];
  const choose = (method: LoginMethod) => {
    rememberMethod(asked, method);
    setSeen(shown.includes(method) ? shown : [...shown, method]);
    setChosen(method);
  };

  const idOf = (piece: string, method: LoginMethod) => `${prefix}-${piece}-${method}`;
  // After login the form is unmounted, so that no password stays in the host page.
  const isLoggedIn = useSession((session) => session.token !== '' && session.userId !== '');
  const [hasEntered, setEntered] = useState(false);
  const done = (otherwise = '/') => {
    forgetLogin();
    setEntered(true);
    onDone?.({ redirect: safeRedirect(redirect, pageOrigin()) || otherwise });
  };
  useLoginElsewhere(() => done());
  // The organisation may have no log-in by password: the number then moves on to the form that accepts it.
  const keepNumber = (typed: string) => {
    const mobile = mobileDigits(typed);
    if (!org && isMobile(mobile)) rememberMobile('login', mobile);
  };
  const panel = (method: LoginMethod) => {
    switch (method) {
      case 'account':
        return <AccountForm onLoggedIn={() => done()} onUsername={keepNumber} />;
      case 'mobile':
        return <MobileForm onLoggedIn={() => done()} />;
      case 'wechat':
        return <ScanPanel active={current === 'wechat'} onLoggedIn={done} onNavigate={onNavigate} />;
    }
  };

  if (hasEntered && isLoggedIn) return <Entered />;
  return (
    <section className="portal-login" part="login" aria-labelledby={`${prefix}-title`}>
      <AuthTitle id={`${prefix}-title`} text={words.title} />
      <ThisPageOnlyNote />
      <MethodTabs methods={methods} current={current} onChoose={choose} idOf={idOf} />
      {shown.map((method) => (
        <div
          key={method}
          id={idOf('panel', method)}
          role={methods.length > 1 ? 'tabpanel' : undefined}
          aria-labelledby={methods.length > 1 ? idOf('tab', method) : undefined}
          hidden={method !== current}
        >
          {panel(method)}
        </div>
      ))}
      <div className="portal-login-links">
        <AuthLink path={pagePaths.forget} onNavigate={onNavigate}>
          {words.forgot}
        </AuthLink>
        <AuthLink path={pagePaths.activate} onNavigate={onNavigate}>
          {words.activate}
        </AuthLink>
        {registers.data?.open ? (
          <AuthLink path={pagePaths.register} onNavigate={onNavigate}>
            {words.register}
          </AuthLink>
        ) : null}
      </div>
      <div className="portal-login-note" role="status">
        {failed ? (
          <>
            {words.methodsFailed}
            <button type="button" className="portal-login-retry" onClick={retry}>
              {words.retry}
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}

function MobileLoading() {
  return (
    <Loading className="portal-login-form">
      <SkeletonLine height={44} />
      <SkeletonLine height={44} />
      <SkeletonLine height={44} />
    </Loading>
  );
}

function ScanLoading() {
  const words = useTexts(loginTexts);
  return <Spinner label={words.scanLoading} />;
}
