import type { ReactNode } from 'react';
import { within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Fault } from '../faults.ts';
import { loadUser } from '#src/session/load-user.ts';
import { renderOnScene } from '../../kit/index.ts';
import type { SceneOptions } from '../../scene.ts';

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
/** Injects a fault into the next response of an endpoint. */
export function meeting(path: string, fault: Fault): SceneOptions {
  return { as: 'teacher', prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }) };
}
