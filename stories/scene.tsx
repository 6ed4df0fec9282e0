import { useEffect, useState } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { createPortal } from '#src/configure-portal.ts';
import { createScene, forgetSession, type SceneOptions } from '#test/scene.ts';
import { setClock, type Clock } from './clock.ts';
import { inOrganisation } from './in-organisation.ts';
import { overNetwork, type Network } from './network.ts';
import { recordingAt } from './recordings.ts';
import { setShownAnswers } from './sandbox-worker.ts';
import { globalsOf, spokenIn } from './toolbar.ts';

/** Secure, so that a documentation site on https may show its pictures. */
const SANDBOX = 'https://sandbox.localhost';

/** Renders a story on a scene: its own sandbox and a portal for the persona, e.g. `onScene({ as: 'teacher' })`. */
export function onScene(options: StoryOptions = {}): Decorator {
  return (Story, context) => {
    const { theme, data, org, network, clock, ...rest } = globalsOf(context);
    const { locale, texts } = spokenIn(context);
    const settings = { api: SANDBOX, ...options.settings, theme, locale, texts };
    return (
      <Scene
        key={[theme, locale, rest.texts, data, org, network, clock].join(' ')}
        recording={recordingAt(data)}
        network={network}
        clock={clock}
        {...inOrganisation(org, { ...options, settings })}
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

interface SceneProps extends StoryOptions {
  network: Network;
  clock: Clock;
  children: React.ReactNode;
}

function Scene({ children, isPending = false, network, clock, ...options }: SceneProps) {
  const [{ portal, answer }] = useState(() => {
    forgetSession();
    setClock(clock);
    const scene = createScene(options);
    const answer = overNetwork(network, scene.options.fetch ?? fetch);
    const made = createPortal({ ...scene.options, fetch: answer });
    scene.enter(made.session);
    if (isPending) made.session.setState({ isPending });
    return { portal: made, answer };
  });
  useEffect(() => setShownAnswers(answer), [answer]);
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
