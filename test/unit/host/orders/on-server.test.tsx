// @vitest-environment node
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import InvoicesPage from '#host/app/pages/orders/InvoicesPage.tsx';
import InvoicingPage from '#host/app/pages/orders/InvoicingPage.tsx';
import OrderPage from '#host/app/pages/orders/OrderPage.tsx';
import OrdersPage from '#host/app/pages/orders/OrdersPage.tsx';
import TeamPage from '#host/app/pages/team/TeamPage.tsx';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { createPendingPortal } from '#src/pending-portal.ts';

it.each<[string, string, string, ComponentType]>([
  ['我的订单', '/space/myOrder', '', OrdersPage],
  ['订单详情', '/space/orderDetail/:id', '', OrderPage],
  ['开具电子发票', '/space/invoicing', 'orders=1', InvoicingPage],
  ['开票历史', '/space/invoiceList', '', InvoicesPage],
  ['开票记录', '/space/invoiceList', 'id=1', InvoicesPage],
  ['梯队建设', '/space/myEchelon', '', TeamPage],
])('a server renders %s with a skeleton', (title, route, search, Page) => {
  const rendered = renderToString(
    <PortalProvider portal={createPendingPortal('zh-CN')}>
      <Router ssrPath={route.replace(':id', '1')} ssrSearch={search}>
        <Route path={route}>
          <Page />
        </Route>
      </Router>
    </PortalProvider>,
  );
  expect(rendered).toContain(title);
  expect(rendered).toContain('portal-skeleton');
});
