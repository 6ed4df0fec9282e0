import { useState } from 'react';
import { getOrgByCode, type OrgConfig } from '../../../src/api/org.ts';
import { usePortal } from '../../../src/data/portal-context.ts';
import { setOrganisation } from '../../../src/session/set-organisation.ts';
import { SidebarContent, type SidebarContentProps } from '../../../widgets/sidebar/SidebarContent.tsx';
import { seeded } from '../seeded.tsx';
import { takingOver } from '../takingOver.tsx';
import type { Loaded } from '../withShell.tsx';

const Content = seeded(SidebarContent);

export default takingOver(LoadedContent);

/** The organisation that its shell has read offers the same to the component at once. */
function LoadedContent(props: SidebarContentProps & Loaded) {
  const { session } = usePortal();
  useState(() => {
    const { path } = getOrgByCode.definition;
    const org = props.known?.find(({ call }) => call.definition.path === path)?.data as OrgConfig | undefined;
    const { orgCode, orgConfig } = session.getState();
    if (org && !orgConfig) setOrganisation(session, { ...org, orgCode: org.orgCode || orgCode });
  });
  return <Content {...props} />;
}
