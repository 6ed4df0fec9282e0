import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import AuthorizePage from '#host/app/pages/login/AuthorizePage.tsx';
import LeaveQuestionPage from '#host/app/pages/login/LeaveQuestionPage.tsx';
import { usePortal } from '#src/data/portal-context.ts';
import { loadUser } from '#src/session/load-user.ts';
import { removeTabStored } from '#src/session/tab-storage.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

interface LinkProps {
  address: string;
  /** The log-in was in another tab. */
  isOlder?: boolean;
}

/** The questions to a logged-in user whose link ends the session, or passes it on. */
function LinkAt({ address, isOlder = true }: LinkProps) {
  const portal = usePortal();
  const [isKnown, setKnown] = useState(false);
  const { pathname, search } = new URL(address, 'http://portal');
  const { hook, searchHook } = memoryLocation({ path: pathname, searchPath: search.slice(1) });
  useEffect(() => {
    if (isOlder) removeTabStored('loggedInHere');
    void loadUser(portal).then(() => setKnown(true));
  }, [portal, isOlder]);
  if (!isKnown) return null;
  return (
    <Router hook={hook} searchHook={searchHook}>
      {pathname === '/authorize' ? <AuthorizePage /> : <LeaveQuestionPage />}
    </Router>
  );
}

const meta = {
  title: 'Host/LinkLogin',
  component: LinkAt,
  parameters: { layout: 'fullscreen' },
  args: { address: '/index?orgCode=closed' },
  decorators: [onScene({ as: 'teacher' })],
} satisfies Meta<typeof LinkAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const orgPath = '/api/orgUser/org/getConfigByCode';
const phone = { viewport: { value: 'mobile1' } };
const publicComputer = { publicComputer: true };

export const OtherOrganisation: Story = {};
export const OtherOrganisationOnPublicComputer: Story = {
  decorators: [onScene({ as: 'teacher', settings: publicComputer })],
};
export const OtherOrganisationLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(orgPath) })],
};
export const OtherOrganisationFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(orgPath) })],
};
export const LongNames: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      prepare(sandbox) {
        const answers = [
          answering(orgPath, {
            orgId: '2',
            orgCode: 'closed',
            name: '某某省某某市某某自治州教师继续教育与专业发展指导中心（东校区）',
          }),
          answering('/api/user/user/info', {
            userInfo: { userId: 'u-1001', realName: '买买提·艾力阿卜杜热依木江·吐尔逊' },
          }),
        ];
        for (const { prepare } of answers) prepare?.(sandbox);
      },
    }),
  ],
  globals: phone,
};
export const LogOut: Story = { args: { address: '/commonLogin' } };
export const LogOutOnPublicComputer: Story = {
  args: { address: '/commonLogin' },
  decorators: [onScene({ as: 'teacher', settings: publicComputer })],
};
export const LogOutOnPhone: Story = { args: { address: '/commonLogin' }, globals: phone };

const school = 'https://school.example';
const authorize = `/authorize?${new URLSearchParams({
  redirect_uri: `${school}/portal/`,
  state: 'xyz',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
})}`;
const atSchool = { returnAddresses: [`${school}/portal/`] };
const keyPath = '/api/auth/token/key';

export const Return: Story = {
  args: { address: authorize },
  decorators: [onScene({ as: 'teacher', settings: atSchool })],
};
export const ReturnOnPhone: Story = { ...Return, globals: phone };
export const Returning: Story = {
  args: { address: authorize, isOlder: false },
  decorators: [
    onScene({
      as: 'teacher',
      settings: atSchool,
      prepare: (sandbox) => sandbox.fault({ method: 'POST', path: keyPath, delayMs: 3_600_000, times: 10 }),
    }),
  ],
};
export const ReturnFailed: Story = {
  args: { address: authorize, isOlder: false },
  decorators: [
    onScene({
      as: 'teacher',
      settings: atSchool,
      prepare: (sandbox) => sandbox.fault({ method: 'POST', path: keyPath, status: 500, times: 1000 }),
    }),
  ],
};
