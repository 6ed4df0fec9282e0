import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { getOrgByCode } from '#src/api/org.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { PortalError } from '#src/http/errors.ts';
import { ORGANISATION, withoutOrganisation } from '#src/rules/organisation-param.ts';
import { endSession } from '#src/session/forget-user.ts';
import { accountOf } from '#src/session/login/link-login.ts';
import { switchOrganisation } from '#src/session/organisation/switch-organisation.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { PublicComputerField } from '#src/ui/fields/PublicComputerField.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { AuthCard, AuthLayout } from '#widgets/login/index.ts';
import { declinedLink } from './declined-link.ts';
import { RouteError } from '../../layout/RouteError.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { leaveQuestionTexts } from '../../texts.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { leaveToLogin } from './leave-to-login.ts';
import { Question } from './Question.tsx';

/** Asks a logged-in user before a link switches to another organisation or logs them out. */
export default function LeaveQuestionPage() {
  const { session } = usePortal();
  const query = useQueryParams();
  const [own] = useState(() => session.getState().orgCode);
  const orgCode = query.get(ORGANISATION) ?? '';
  if (orgCode && orgCode !== own) return <SwitchQuestion orgCode={orgCode} />;
  return <LogOutQuestion redirect={query.get('redirect') ?? ''} />;
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

const stay = () => navigate(declinedLink(address(), window.location.origin), { replace: true });

function SwitchQuestion({ orgCode }: { orgCode: string }) {
  const portal = usePortal();
  const words = useTexts(leaveQuestionTexts);
  const titles = useTexts(pageTexts);
  const toast = useToast();
  const follow = useNavigateHandler();
  const [isSwitching, setSwitching] = useState(false);
  const { data, error, isValidating, retry } = useQuery(getOrgByCode, isSwitching ? null : { orgCode });
  const [name, setName] = useState('');
  const { publicComputer } = useSettings();
  const [forgets, setForgets] = useState(publicComputer);
  if (data && !name) setName(data.name || orgCode);
  if (error) return <RouteError error={error} onRetry={retry} busy={isValidating} />;

  const agree = async () => {
    setSwitching(true);
    try {
      await switchOrganisation(portal, orgCode, () =>
        endSession(portal.session, { type: 'switch' }, forgets),
      );
      const { pathname, search, hash } = window.location;
      navigate(pathname + withoutOrganisation(search) + hash, { replace: true });
    } catch (failure) {
      setSwitching(false);
      if (failure instanceof PortalError) toast({ tone: 'error', text: failure.message });
      else throw failure;
    }
  };
  return (
    <AuthLayout>
      <AuthCard title={titles.leaveQuestion} onNavigate={follow} wayBack={false}>
        {name ? (
          <Question
            title={fill(words.otherOrganisation, { name })}
            warning={words.warning}
            decline={{ text: words.stay, onClick: stay }}
            agree={{ text: words.switch, busy: isSwitching, onClick: () => void agree() }}
            field={<PublicComputerField isTicked={forgets} onChange={setForgets} />}
          >
            <RunningAccount />
          </Question>
        ) : (
          <Spinner label={words.looking} />
        )}
      </AuthCard>
    </AuthLayout>
  );
}

function LogOutQuestion({ redirect }: { redirect: string }) {
  const portal = usePortal();
  const words = useTexts(leaveQuestionTexts);
  const titles = useTexts(pageTexts);
  const { publicComputer } = useSettings();
  const [forgets, setForgets] = useState(publicComputer);
  return (
    <AuthLayout>
      <AuthCard title={titles.leaveQuestion} onNavigate={useNavigateHandler()} wayBack={false}>
        <Question
          title={words.logsOut}
          warning={words.warning}
          decline={{ text: words.keep, onClick: stay }}
          agree={{ text: words.logOut, onClick: () => leaveToLogin(portal, redirect, forgets) }}
          field={<PublicComputerField isTicked={forgets} onChange={setForgets} />}
        >
          <RunningAccount />
        </Question>
      </AuthCard>
    </AuthLayout>
  );
}

/** Says whose session would end. */
function RunningAccount() {
  const words = useTexts(leaveQuestionTexts);
  const { session } = usePortal();
  const userId = useSession((state) => state.userId);
  // While the answer is carried out, the session has ended, and the name stays.
  const [name] = useState(() => {
    const { userInfo } = session.getState();
    return userInfo ? accountOf(userInfo, userId).name : userId;
  });
  return <p className="portal-login-question-running">{fill(words.running, { name })}</p>;
}
