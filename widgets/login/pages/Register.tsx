import { pagePaths } from '#src/page-paths.ts';
import { getRegisterState } from '#src/api/register.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useSession } from '#src/data/portal-context.ts';
import { registrationTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { AuthCard } from '../AuthCard.tsx';
import { AuthLink, type Navigate } from '../AuthLink.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterSkeleton } from './RegisterSkeleton.tsx';

export interface RegisterProps {
  /** Selects registration with the real name or by the mobile number alone. */
  by: 'name' | 'mobile';
  onDone: () => void;
  onNavigate?: Navigate;
}

/** The registration page, if the organisation allows registration. */
export function Register({ by, onDone, onNavigate }: RegisterProps) {
  const words = useTexts(registrationTexts);
  const orgCode = useSession((session) => session.orgCode);
  const isPending = useSession((session) => session.isPending);
  const state = useQuery(getRegisterState, orgCode ? { orgCode } : null);
  const byName = by === 'name';

  const content = () => {
    if (!orgCode && !isPending) {
      return (
        <EmptyState
          text={words.registerNoOrg}
          hint={words.registerNoOrgText}
          action={
            <AuthLink path={pagePaths.public} onNavigate={onNavigate}>
              {words.chooseOrg}
            </AuthLink>
          }
        />
      );
    }
    if (state.error) {
      return <ErrorState message={state.error.message} onRetry={state.retry} busy={state.isValidating} />;
    }
    if (!state.data) return <RegisterSkeleton by={by} />;
    if (!state.data.open) return <EmptyState text={words.registerClosed} hint={words.registerClosedText} />;
    return <RegisterForm by={by} onLoggedIn={onDone} />;
  };

  return (
    <AuthCard
      title={byName ? words.registerTitle : words.mobileRegisterTitle}
      text={byName ? words.registerText : words.mobileRegisterText}
      onNavigate={onNavigate}
      logsIn={state.data?.open}
      links={
        state.data?.open ? (
          <AuthLink path={byName ? pagePaths.mobileRegister : pagePaths.register} onNavigate={onNavigate}>
            {byName ? words.toMobileRegister : words.toRegister}
          </AuthLink>
        ) : null
      }
    >
      {content()}
    </AuthCard>
  );
}
