import { useEffect, useState } from 'react';
import { getOrgByCode } from '../../../src/api/org.ts';
import { getStudyTotal, type StudyTotals } from '../../../src/api/study-total.ts';
import { usePortal, useSession } from '../../../src/data/portal-context.ts';
import { useAvatarUrl } from '../../../src/data/useAvatarUrl.ts';
import { useUnreadNotifications } from '../../../src/data/useUnreadNotifications.ts';
import { loadUser } from '../../../src/session/load-user.ts';
import { badgeText } from '../../../src/texts/badge-text.ts';
import { roleLabel, rolesTexts } from '../../../src/texts/roles.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import avatarCss from '../../../src/ui/avatar.css?inline';
import badgeCss from '../../../src/ui/badge.css?inline';
import skeletonCss from '../../../src/ui/skeleton.css?inline';
import hiddenCss from '../../../src/ui/visually-hidden.css?inline';
import avatarButtonCss from '../../../widgets/avatar/avatar-button.css?inline';
import { currentOf, menuPages } from '../../../widgets/sidebar/menu.ts';
import contentCss from '../../../widgets/sidebar/sidebar-content.css?inline';
import type { SidebarContentProps } from '../../../widgets/sidebar/SidebarContent.tsx';
import { useRead } from '../useRead.ts';
import { withShell } from '../withShell.tsx';
import shell from './sidebar-content.json';
import type * as Services from './sidebar-services.ts';

export const SidebarContent = withShell({
  load: () => import('../loaded/loaded-sidebar-content.tsx').then((module) => module.default),
  sheets: [contentCss, avatarButtonCss, avatarCss, badgeCss, skeletonCss, hiddenCss],
  useShell({ path, parent }: SidebarContentProps) {
    const portal = usePortal();
    const { links, dashboardUserId } = portal.config;
    const { token, userId, orgCode, orgConfig, userInfo, roles } = useSession((session) => session);
    const words = useTexts(rolesTexts);
    const me = token && userId;
    const { data, failed } = useRead(getStudyTotal, me ? undefined : null);
    const { data: org } = useRead(getOrgByCode, me && orgCode && !orgConfig ? { orgCode } : null);
    const { count } = useUnreadNotifications();
    const avatar = useLoaded(useAvatarUrl(me));
    const [services, setServices] = useState<typeof Services>();
    const [isOver, setOver] = useState(false);

    const isUnknown = me && !userInfo;
    useEffect(() => {
      if (isUnknown) loadUser(portal).catch(() => setOver(true));
    }, [portal, isUnknown]);
    useEffect(() => {
      // What a sign-in has earned is known to the component alone.
      const note = () => setOver(true);
      document.addEventListener('portal-checked-in', note);
      return () => document.removeEventListener('portal-checked-in', note);
    }, []);
    const report = (orgConfig ?? org)?.annualReportUrl;
    const hasServices = links.ticket || links.wallet || me === dashboardUserId || report;
    useEffect(() => {
      if (hasServices) import('./sidebar-services.ts').then(setServices, () => setOver(true));
    }, [hasServices]);

    if (!me || failed || isOver || hasNoPointer()) return null;
    return {
      shell: services?.shell ?? shell,
      values: {
        avatar,
        name: userInfo ? userInfo.realName || userInfo.username || '未填写姓名' : '',
        role: roleLabel(roles, words),
        nickname: userInfo?.nickname ?? '',
        totals: data ? 'totals' : '',
        lessonNum: shown(data?.lessonNum),
        certCount: shown(data?.certCount),
        credit: shown(data?.credit),
        unread: badgeText(count),
        ...Object.fromEntries(menuPages.map((entry) => [entry.name, currentOf(entry, path, parent) ?? ''])),
        ...services?.servicesOf(portal, me, report),
      },
      known: [
        { call: getStudyTotal, data },
        { call: getOrgByCode, data: org },
      ],
    };
  },
});

/** Then marks say what can be changed and what opens a window; with a pointer nothing does until it is there. */
const hasNoPointer = () => matchMedia('(hover: none)').matches;

/** Nothing where there is none: the picture has a dash for it. */
const shown = (count: StudyTotals['credit']) => String(count ?? '').trim();

/** The address of a picture as soon as the browser has it. */
function useLoaded(address: string): string {
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    if (!address) return;
    const picture = new Image();
    picture.addEventListener('load', () => setLoaded(address));
    picture.src = address;
  }, [address]);
  return loaded === address ? address : '';
}
