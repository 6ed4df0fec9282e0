import { useEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { usePortal } from '#src/data/portal-context.ts';
import { loadUser } from '#src/session/load-user.ts';
import type { SceneOptions } from '#test/scene.ts';
import { onScene } from '../scene.tsx';

/** Renders a page of the personal space on a scene, at its URL and with the user info loaded. */
export function onSpaceScene(path: string, options: SceneOptions): Decorator[] {
  // The first decorator is inside of the second.
  return [onSpacePage(path), onScene(options)];
}

function onSpacePage(path: string): Decorator {
  return (Story) => (
    <Router hook={memoryLocation({ path }).hook}>
      <Known />
      <div style={{ padding: 24, background: 'var(--portal-canvas)' }}>
        <Story />
      </div>
    </Router>
  );
}

function Known() {
  const portal = usePortal();
  useEffect(() => {
    loadUser(portal).catch(() => undefined);
  }, [portal]);
  return null;
}
