import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Sandbox } from '../../host/sandbox/index.ts';
import { PortalProvider } from '../../src/data/PortalProvider.tsx';
import { configurePortal } from '../../src/configure-portal.ts';
import type { Portal } from '../../src/portal.ts';
import { createScene, forgetSession, type SceneOptions } from '../scene.ts';

export interface OpenScene {
  sandbox: Sandbox;
  /** The page's portal: elements stand on it too. */
  portal: Portal;
  /** Ends the portal and forgets its session. */
  close: () => void;
}

/** Makes a sandbox the back end of the page's portal, and signs the persona in. */
export function openScene(options: SceneOptions = {}): OpenScene {
  forgetSession();
  const { sandbox, options: portalOptions, enter } = createScene(options);
  const portal = configurePortal(portalOptions);
  enter(portal.session);
  return {
    sandbox,
    portal,
    close() {
      portal.close();
      forgetSession();
    },
  };
}

export interface Rendered extends OpenScene {
  /** What the component shows stands in here, at the end of the page's body. */
  container: HTMLElement;
  /** Takes the component away; the session goes on. */
  unmount: () => void;
}

/** Shows a component on a scene; `close` takes it away and ends the scene. */
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
    close() {
      unmount();
      scene.close();
    },
  };
}
