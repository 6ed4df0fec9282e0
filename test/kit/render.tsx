import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Sandbox } from '#host/sandbox/index.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { configurePortal } from '#src/configure-portal.ts';
import type { Portal } from '#src/portal.ts';
import { createScene, forgetSession, type SceneOptions } from '../scene.ts';

export interface OpenScene {
  sandbox: Sandbox;
  /** The portal of the page; elements use it too. */
  portal: Portal;
  /** Disposes of the portal and clears its session. */
  close: () => void;
}

/** The clean-up functions of all open scenes, oldest first. */
const openScenes = new Set<() => void>();

/** Ends a scene once, by its own `close` or by `cleanup`. */
function closeOnce(end: () => void): () => void {
  const close = () => {
    if (openScenes.delete(close)) end();
  };
  openScenes.add(close);
  return close;
}

/** Closes all scenes that are still open. `portal-widgets/testing/setup` calls it after each test. */
export function cleanup(): void {
  for (const close of [...openScenes].toReversed()) close();
}

/** Makes a sandbox the back end of the page's portal, and logs in the persona. */
export function openScene(options: SceneOptions = {}): OpenScene {
  forgetSession();
  const { sandbox, options: portalOptions, enter } = createScene(options);
  const portal = configurePortal(portalOptions);
  enter(portal.session);
  return {
    sandbox,
    portal,
    close: closeOnce(() => {
      portal.close();
      forgetSession();
    }),
  };
}

export interface Rendered extends OpenScene {
  /** The container of the component, at the end of the page's body. */
  container: HTMLElement;
  /** Unmounts the component; the session stays. */
  unmount: () => void;
}

/** Renders a component on a scene; `close` unmounts it and closes the scene. */
export function renderOnScene(component: ReactNode, options: SceneOptions = {}): Rendered {
  const scene = openScene(options);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <PortalProvider portal={scene.portal}>{component}</PortalProvider>
    </StrictMode>,
  );
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  return {
    ...scene,
    container,
    unmount,
    close: closeOnce(() => {
      unmount();
      scene.close();
    }),
  };
}
