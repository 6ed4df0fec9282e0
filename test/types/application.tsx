/** Lists code that an application may write with the built package, and code that its compiler has to reject. */
import { useRef } from 'react';
import {
  Bell,
  configurePortal,
  Header,
  PortalProvider,
  usePortal,
  useSettings,
  type BellHandle,
  type PortalSettings,
} from 'portal-widgets';
import type { Adapter } from 'portal-widgets/adapter';
import { Footer, type FooterProps } from 'portal-widgets/footer';
import type { PortalBellElement } from 'portal-widgets/elements/bell';
// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- brings only the tags
import type {} from 'portal-widgets/elements/react';

export const settings: PortalSettings = { api: 'https://portal.example', org: 'demo', theme: 'dark' };
// @ts-expect-error -- no such theme
export const odd: PortalSettings = { theme: 'sepia' };
const portal = configurePortal({ settings, getToken: () => fetch('/token').then((answer) => answer.text()) });
configurePortal({ settings, onLogin: ({ token, userId }) => sessionStorage.setItem(userId, token) });
// @ts-expect-error -- a token is a text
configurePortal({ settings, getToken: () => 42 });

const adapter: Adapter = {
  '*': { failure: (body, { status }) => ({ msg: status < 500 ? String(body) : '' }) },
  getTickets: {
    path: '/v1/reports',
    request: ({ query }) => ({ query: { page: query?.current } }),
    response: (body) => ({ code: 200, data: { records: body, total: 0 } }),
  },
};
configurePortal({ settings: { ...settings, adapter: '/adapter.js' } });
configurePortal({ settings, adapter });
// @ts-expect-error -- no such call
export const misspelt: Adapter = { getTicket5: {} };
// @ts-expect-error -- no path of this site
export const foreign: Adapter = { getTickets: { path: 'https://other.example/reports' } };
// @ts-expect-error -- an answer has a code
export const bare: Adapter = { getTickets: { response: () => ({ data: [] }) } };
// @ts-expect-error -- nobody knows what the other back end sends
export const sure: Adapter = { getTickets: { response: (body) => ({ code: 200, data: body.items }) } };

const follow: FooterProps['onNavigate'] = ({ url, target }) => url.startsWith('/') && target !== '_blank';

export function Page() {
  const bell = useRef<BellHandle>(null);
  return (
    <PortalProvider portal={portal}>
      <Header nav search onNavigate={({ url }) => location.assign(url)} />
      <Bell handle={bell} placement="bottom-start" onUnread={({ count }) => count.toFixed()} />
      {/* @ts-expect-error -- no such placement */}
      <Bell placement="middle" />
      {/* @ts-expect-error -- a count is a number */}
      <Bell onUnread={({ count }) => count.trim()} />
      <Footer onNavigate={follow} />
      {/* @ts-expect-error -- no such property */}
      <Footer colour="red" />
      <button onClick={() => bell.current?.refresh()}>Refresh</button>
      {/* @ts-expect-error -- no such method */}
      <button onClick={() => bell.current?.fly()}>Fly</button>
      <Who />
    </PortalProvider>
  );
}

function Who() {
  const { config } = usePortal();
  useSettings().links.map.trim();
  // @ts-expect-error -- `useSettings` has the settings that the portal may have to serve first
  config.links.map.trim();
  // @ts-expect-error -- no such setting
  return <p title={config.colour}>{config.org}</p>;
}

export function Tags() {
  const bell = useRef<PortalBellElement>(null);
  return (
    <>
      <portal-bell ref={bell} onportal-unread={(event) => event.detail.count.toFixed()} />
      <portal-avatar user-id="u-1001" size={80} readonly />
      {/* @ts-expect-error -- a size is a number */}
      <portal-avatar size="large" />
      {/* @ts-expect-error -- no such tag */}
      <portal-unheard-of />
    </>
  );
}

const tag = document.querySelector('portal-feedback');
tag?.open('mine');
tag?.addEventListener('portal-submitted', ({ detail }) => detail.problemId.trim());
// @ts-expect-error -- no such trigger
if (tag) tag.trigger = 'sometimes';
