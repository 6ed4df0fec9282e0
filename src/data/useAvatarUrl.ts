import { useState } from 'react';
import { serverAddress } from '../rules/url.ts';
import { readAvatarVersion } from '../session/avatar-version.ts';
import { isUnknownUser } from '../session/anonymous-id.ts';
import { avatarAddress } from '../ui/avatar-url.ts';
import { usePortal, useSession } from './portal-context.ts';

/** Where a user's picture lies now; a change of it anywhere on the page gives a new address. '' without a user. */
export function useAvatarAddress(userId: string): string {
  const { config } = usePortal();
  const [first] = useState(() => readAvatarVersion());
  const version = useSession((session) => session.avatarVersion) || first;
  const known = isUnknownUser(userId) ? '' : userId;
  return serverAddress(avatarAddress(config.avatarBase, known, version), config.api);
}
