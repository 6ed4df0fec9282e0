import type { MediaUrl } from '#src/rules/media-url.ts';
import { pagePaths } from '#src/page-paths.ts';
import { CircleUserRound, LogOut, PenLine } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { useLogoutQuestion } from '#src/data/login/useLogoutQuestion.tsx';
import { useIsAuthor } from '#src/data/useIsAuthor.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { headerTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { prefetchConfirm } from '#src/ui/dialogs/ConfirmHost.tsx';
import { MenuList } from '#src/ui/menus/MenuList.tsx';
import { useLanguageItems } from '#src/ui/menus/useLanguageItems.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import type { Confirm } from '#src/ui/dialogs/useConfirm.tsx';
import type { OpenMenu } from '#src/ui/menus/useMenuButton.ts';
import css from './account-menu.css?inline';
import { useTourItem } from './useTourItem.tsx';

export interface AccountMenuProps {
  menu: OpenMenu;
  name: string;
  picture: MediaUrl;
  /** Of the owner of the menu: the question outlives the menu, which closes with the click. */
  confirm: Confirm;
  onNavigate: OnNavigate | undefined;
}

/** The account menu of the logged-in user. */
export function AccountMenu({ menu, name, picture, confirm, onNavigate }: AccountMenuProps) {
  useStyles(css);
  const words = useTexts(headerTexts);
  const space = usePortalUrl(pagePaths.space);
  const creation = usePortalUrl(pagePaths.creation);
  const isAuthor = useIsAuthor();
  const languages = useLanguageItems();
  const tour = useTourItem(onNavigate);
  useEffect(prefetchConfirm, []);
  const askToLeave = useLogoutQuestion(confirm, onNavigate);
  return (
    <MenuList
      menu={menu}
      header={
        <span className="portal-header-who">
          <Avatar src={picture} name="" size={40} />
          <span className="portal-header-who-name">{name || words.unnamed}</span>
        </span>
      }
      items={[
        {
          id: 'space',
          label: words.space,
          icon: <CircleUserRound aria-hidden="true" />,
          href: space,
          onSelect: (event) => linkClick(event, { url: space }, onNavigate),
        },
        ...tour,
        ...languages.map((item, place) => ({ ...item, divided: place === 0 })),
        {
          id: 'logout',
          label: words.logout,
          icon: <LogOut aria-hidden="true" />,
          divided: true,
          onSelect: () => void askToLeave(),
        },
        // Last, since it comes only when the server has said so: the others keep their places under the pointer.
        ...(isAuthor
          ? [
              {
                id: 'creation',
                label: words.creation,
                icon: <PenLine aria-hidden="true" />,
                href: creation,
                divided: true,
                onSelect: (event: MouseEvent<HTMLElement>) => linkClick(event, { url: creation }, onNavigate),
              },
            ]
          : []),
      ]}
    />
  );
}
