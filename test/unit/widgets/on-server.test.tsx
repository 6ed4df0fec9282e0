// @vitest-environment node
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createPortal, PortalProvider } from '#src/index.ts';
import { forbidBrowser } from './forbid-browser.ts';

const widgets = import.meta.glob<Record<string, unknown>>(
  [
    '#widgets/*/index.ts',
    '#widgets/shared/*/index.ts',
    '#host/app/pages/customer-service/CustomerService.tsx',
    '#host/app/pages/personal-data/PersonalData.tsx',
    '#host/app/pages/personal-data/*/{BindCard,BindPhone,BindProject,EditData,JoinProject}.tsx',
  ],
  { eager: true },
);

/** Parts of other components: they get their data as props, which no server has. */
const parts = new Set(['NewPasswordFields', 'NotificationList', 'NotificationListState']);

/** The props that some components require. */
const props: Readonly<Record<string, object>> = {
  AuthCard: { title: 'title', text: 'text' },
  Answer: { questionId: '1', title: 'title', level: 2 },
  Comments: { subjectType: 'course', subjectId: '1' },
  Header: { nav: true, search: true },
  QrPanel: { address: 'https://portal.example' },
  Register: { by: 'name' },
};

const components = Object.values(widgets)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !parts.has(name))
  .map(([name, value]) => ({ name, Component: value as ComponentType<object> }));

const locales = ['zh-CN', 'en'] as const;

function render(children: ReactNode, locale: (typeof locales)[number]) {
  const settings = { locale, org: 'demo', portal: 'https://portal.example', brand: '#0f766e' };
  const portal = createPortal({ settings });
  const { touched, allow } = forbidBrowser();
  try {
    return { touched, html: renderToString(<PortalProvider portal={portal}>{children}</PortalProvider>) };
  } finally {
    allow();
  }
}

test('every widget is among them', () => {
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Bell', 'Comments', 'Header', 'Login', 'Messages', 'Sidebar', 'SignCard']),
  );
  expect(names.length).toBeGreaterThan(Object.keys(widgets).length);
});

describe.each(locales)('on a server, in %s,', (locale) => {
  test.each(components)('$name renders without a browser', ({ name, Component }) => {
    const { html, touched } = render(<Component {...props[name]} />, locale);
    expect(touched).toEqual([]);
    expect(html).toMatch(new RegExp(`^<div class="portal-root" lang="${locale}">.*</div>$`, 's'));
  });

  test.each(components)(
    '$name holds nothing inline, which the content policy forbids',
    ({ name, Component }) => {
      const { html } = render(<Component {...props[name]} />, locale);
      expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=/i);
    },
  );
});

test.each(components)('$name speaks the language of the portal', ({ name, Component }) => {
  expect(render(<Component {...props[name]} />, 'en').html).not.toMatch(/\p{Script=Han}/u);
});
