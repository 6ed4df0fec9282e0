import { useEffect, useState } from 'react';
import type { Decorator } from '@storybook/react-vite';
import type { StageTheme } from './.storybook/StoryStage.tsx';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { createPortal } from '#src/configure-portal.ts';
import type { Locale } from '#src/texts/texts.ts';
import { createScene, forgetSession, type SceneOptions } from '#test/scene.ts';
import { recordingAt } from './recordings.ts';
import { setShownSandbox } from './sandbox-worker.ts';

/** Secure, so that a documentation site on https may show its pictures. */
const SANDBOX = 'https://sandbox.localhost';

/** Renders a story on a scene: its own sandbox and a portal for the persona, e.g. `onScene({ as: 'teacher' })`. */
export function onScene(options: StoryOptions = {}): Decorator {
  return (Story, { globals }) => {
    const theme = (globals.theme as StageTheme) ?? 'light';
    const locale = (globals.locale as Locale | undefined) ?? 'zh-CN';
    const settings = { api: SANDBOX, ...options.settings, theme, locale };
    return (
      <Scene
        key={`${theme} ${locale} ${String(globals.data)}`}
        recording={recordingAt(globals.data)}
        {...options}
        settings={settings}
      >
        <Story />
      </Scene>
    );
  };
}

/** Renders a story as a server does, before anybody knows whether a user is logged in. */
export const onServer: Decorator = (Story, context) => onScene({ isPending: true })(Story, context);

interface StoryOptions extends SceneOptions {
  /** The session stays pending. */
  isPending?: boolean;
}

function Scene({ children, isPending = false, ...options }: StoryOptions & { children: React.ReactNode }) {
  const [{ portal, sandbox }] = useState(() => {
    forgetSession();
    const scene = createScene(options);
    const made = createPortal(scene.options);
    scene.enter(made.session);
    if (isPending) made.session.setState({ isPending });
    return { portal: made, sandbox: scene.sandbox };
  });
  useEffect(() => setShownSandbox(sandbox), [sandbox]);
  useEffect(() => () => portal.close(), [portal]);
  return <PortalProvider portal={portal}>{children}</PortalProvider>;
}

/** Overrides the server's response with this data for every request. */
export function answering(path: string, data: unknown): SceneOptions {
  return {
    prepare: (sandbox) =>
      sandbox.fault({ method: 'GET', path, body: { code: 200, msg: '', data }, times: 1000 }),
  };
}

/** Keeps requests of these endpoints pending, so that a story shows the loading state. */
export function pending(...paths: string[]): SceneOptions {
  return {
    prepare: (sandbox) => {
      for (const path of paths) sandbox.fault({ method: 'GET', path, delayMs: 3_600_000, times: 1000 });
    },
  };
}

/** Lets requests of these endpoints fail. */
export function failing(...paths: string[]): SceneOptions {
  return {
    prepare: (sandbox) => {
      for (const path of paths) sandbox.fault({ method: 'GET', path, status: 500, times: 1000 });
    },
  };
}
