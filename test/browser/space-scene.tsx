import type { ReactNode } from 'react';
import { configure, within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { FaultSettings } from '../../host/sandbox/index.ts';
import { loadUser } from '../../src/session/load-user.ts';
import { renderOnScene } from '../kit/index.ts';
import type { SceneOptions } from '../scene.ts';

// A whole page renders slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Renders a page of the personal space for a user whose user info is loaded, as the guard requires. */
export function openSpacePage(page: ReactNode, path: string, options: SceneOptions = { as: 'teacher' }) {
  const place = memoryLocation({ path, record: true });
  const { container, portal, sandbox, close } = renderOnScene(
    <Router hook={place.hook}>
      <main style={{ padding: 16, background: 'var(--portal-canvas)' }}>{page}</main>
    </Router>,
    options,
  );
  void loadUser(portal);
  onTestFinished(() => {
    close();
    window.scrollTo(0, 0);
  });
  return {
    ...within(container),
    host: container,
    sandbox,
    session: portal.session,
    visited: () => place.history,
    calls: (called: string) => sandbox.calls().filter((call) => call.path === called),
    toasts: () => [...container.querySelectorAll('[part=toast]')].map((toast) => toast.textContent),
    /** Returns queries for the content of a card. */
    card: async (name: string) => within(await within(container).findByRole('region', { name })),
  };
}

export type SpacePage = ReturnType<typeof openSpacePage>;
export type Fault = Omit<FaultSettings, 'method' | 'path'>;

/** Faults of a query. */
export const readingFaults: readonly (readonly [string, Fault])[] = [
  ['HTTP 500', { status: 500, body: { code: 500, msg: '服务器繁忙' } }],
  ['a broken connection', { drop: true }],
  ['malformed JSON', { body: '<html>502 Bad Gateway</html>' }],
  ['a wrong shape', { body: { code: 200, data: 'gestern' } }],
  ['a refusal', { body: { code: 400, msg: '操作太频繁' } }],
];

/** Injects a fault into the next response of an endpoint. */
export function meeting(path: string, fault: Fault): SceneOptions {
  return { as: 'teacher', prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }) };
}
