import { useState } from 'react';
import { serverUrl } from '../rules/url.ts';
import { getAvatarVersion } from '../session/avatar-version.ts';
import { isAnonymousId } from '../session/anonymous-id.ts';
import { avatarUrl } from '../ui/avatar-url.ts';
import { usePortal, useSession } from './portal-context.ts';

/** The URL of a user's picture; it changes when the picture is changed anywhere on the page. '' without a user. */
export function useAvatarUrl(userId: string): string {
  const { config } = usePortal();
  const [first] = useState(() => getAvatarVersion());
  const version = useSession((session) => session.avatarVersion) || first;
  const known = isAnonymousId(userId) ? '' : userId;
  return serverUrl(avatarUrl(config.avatarBase, known, version), config.api);
}
