/** The same stage for the server and the browser: one component of the package in the portal of a scene. */
import { createElement, StrictMode, type ComponentType } from 'react';
import * as exported from 'portal-widgets';
import type { Portal } from 'portal-widgets';

const { PortalProvider } = exported;
const props: Readonly<Record<string, object>> = {
  AvatarSetting: { userId: 'u-1002' },
  Comments: { subjectType: 'course', subjectId: '5003' },
  Header: { nav: true, search: true },
  Sidebar: { path: '/space' },
};

const components = new Map(
  Object.entries(exported).filter(
    (entry): entry is [string, ComponentType<object>] =>
      /^[A-Z]/.test(entry[0]) && entry[0] !== 'PortalProvider',
  ),
);

export const names = [...components.keys()];

export function stage(name: string, portal: Portal) {
  const component = components.get(name);
  if (!component) throw new Error(`the package has no ${name}`);
  return (
    <StrictMode>
      <PortalProvider portal={portal}>{createElement(component, props[name])}</PortalProvider>
    </StrictMode>
  );
}
