import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Camera } from 'lucide-react';
import { usePortal, useSession, type PortalScope } from '#src/data/portal-context.ts';
import { useAvatarUrl } from '#src/data/useAvatarUrl.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { isAnonymousId } from '#src/session/token/anonymous-id.ts';
import { avatarTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import type { AvatarDialogProps } from './AvatarDialog.tsx';
import buttonCss from './avatar-button.css?inline';
import css from './avatar-setting.css?inline';

export interface AvatarSettingHandle {
  /** Opens the dialog that changes the picture. Does nothing if the picture is read-only. */
  open(): void;
}

export interface AvatarSettingProps extends ElementProps<AvatarSettingHandle> {
  /** The user whose picture is shown. Default: the logged-in user, who can change only their own. */
  userId?: string;
  /** The size in px, default 57. */
  size?: number;
  /** The picture cannot be changed. */
  readonly?: boolean;
  /** Called with the new URL after the picture has been changed. */
  onChanged?: (detail: { url: string }) => unknown;
  onNavigate?: OnNavigate;
}

const AvatarDialog = lazyComponent<AvatarDialogProps>(() =>
  import('./AvatarDialog.tsx').then((module) => module.AvatarDialog),
);
const { prefetch } = AvatarDialog;
const prefetchOnIntent = { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch };

/** Shows the picture of a user. The own picture is a button; its dialog is prefetched on hover, touch or focus. */
export function AvatarSetting(props: AvatarSettingProps) {
  useStyles(css);
  useStyles(buttonCss);
  const { userId = '', size = 57, readonly = false, onChanged, onNavigate, handle } = props;
  const words = useTexts(avatarTexts);
  const me = useMe();
  const name = useSession(({ userInfo }) => userInfo?.realName || userInfo?.nickname || '');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const whose = userId || me;
  const isMine = me !== '' && whose === me;
  const mayChange = isMine && !readonly;
  const picture = useAvatarUrl(whose);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => {
    if (mayChange) setOpen(true);
  }, [mayChange]);
  useImperativeHandle(handle, () => ({ open }), [open]);

  // The dialog stays open when the user is logged out, so that the chosen picture is not lost.
  const isDialogReady = useLazyLoad(AvatarDialog, isOpen && !readonly, close);
  return (
    <>
      {mayChange ? (
        <button
          ref={button}
          type="button"
          className="portal-avatar-setting"
          part="button"
          aria-label={words.change}
          aria-haspopup="dialog"
          aria-busy={(isOpen && !isDialogReady) || undefined}
          title={words.change}
          onClick={open}
          {...prefetchOnIntent}
        >
          <Avatar src={picture} name="" size={size} />
          <span className="portal-avatar-setting-veil" aria-hidden="true">
            <Camera size={Math.round(Math.max(14, Math.min(28, size * 0.36)))} />
          </span>
        </button>
      ) : (
        <Avatar src={picture} name={(isMine && name) || undefined} size={size} />
      )}
      {isDialogReady ? (
        <AvatarDialog returnFocus={button} onClose={close} onChanged={onChanged} onNavigate={onNavigate} />
      ) : null}
    </>
  );
}

// A bare token from the page does not identify the user, so load them.
async function loadUser(portal: PortalScope): Promise<void> {
  const session = await import('#src/session/load-user.ts');
  await session.loadUser(portal);
}

/** Returns the id of the logged-in user; '' if there is none or it is not known yet. */
function useMe(): string {
  const portal = usePortal();
  const me = useSession((session) => (session.token ? session.userId : ''));
  const isUnknown = isAnonymousId(me);
  useEffect(() => {
    // On failure the default picture stays.
    if (isUnknown) loadUser(portal).catch(() => {});
  }, [portal, isUnknown, me]);
  return isUnknown ? '' : me;
}
