import { configuredMedia, type MediaUrl } from '../rules/media-url.ts';
import { useEffect } from 'react';
import { getAvatarVersion, onAvatarVersion } from '../session/avatar-version.ts';
import { isAnonymousId } from '../session/token/anonymous-id.ts';
import { useBrowserState } from '../ui/loading/hydration.ts';
import { usePortal, useSession } from './portal-context.ts';
import { useSettings } from './useSettings.ts';

/**
 * The URL of a user's picture; it changes when the picture is changed anywhere in this browser. '' without a user, and
 * until the version is known.
 */
export function useAvatarUrl(userId: string): MediaUrl {
  const { config, session } = usePortal();
  const [first] = useBrowserState(() => getAvatarVersion(), 0);
  const version = useSession((state) => state.avatarVersion) || first;
  useEffect(() => onAvatarVersion((avatarVersion) => session.setState({ avatarVersion })), [session]);
  const known = version === 0 || isAnonymousId(userId) ? '' : userId;
  const { avatarBase } = useSettings(known !== '');
  return configuredMedia(avatarUrl(avatarBase, known, version), config.api);
}

/**
 * Returns the URL of a user's avatar: `<base><userId>.jpg?t=<timestamp>`, where a new timestamp bypasses the
 * cache. Returns '' without a user, which shows the default picture.
 */
export function avatarUrl(base: string, userId: string, timestamp: number): string {
  return userId && `${base}${encodeURIComponent(userId)}.jpg?t=${timestamp}`;
}
