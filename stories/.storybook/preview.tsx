import { StrictMode } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { patience } from '#test/patience.ts';
import { startSandboxWorker } from '../sandbox-worker.ts';
import { textsOfToolbar } from '../texts-of-toolbar.ts';
import { globalsOf, spokenIn } from '../toolbar.ts';
import { settled } from './settled.ts';
import { StoryStage } from './StoryStage.tsx';
import { globalTypes, initialGlobals } from './toolbars.ts';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: patience });

/** Strict mode mounts twice, as in development; the browser tests run on React's production build. */
const onStage: Decorator = (Story, context) => {
  const { theme, root, brand, zoom } = globalsOf(context);
  return (
    <StrictMode>
      <StoryStage
        theme={theme}
        root={root}
        brand={brand || undefined}
        spoken={spokenIn(context)}
        zoom={zoom}
        padded={context.parameters.layout !== 'fullscreen'}
      >
        <Story />
      </StoryStage>
    </StrictMode>
  );
};

const preview: Preview = {
  decorators: [onStage],
  loaders: [
    async (context) => {
      const { texts, locale } = globalsOf(context);
      return { spoken: await textsOfToolbar(texts, locale) };
    },
  ],
  // The tests of the stories need no pictures.
  beforeAll: async () => {
    if (import.meta.env.MODE !== 'test') await startSandboxWorker();
  },
  afterEach: ({ canvasElement }) => settled(canvasElement),
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
    options: { storySort: { order: ['文档', 'Docs', 'Widgets', 'Theme', 'UI', 'Host'] } },
    docs: {
      renderer: async () => (await import('../docs/docs-renderer.ts')).docsRenderer(),
    },
  },
  globalTypes,
  // The stories are also tested in the dark theme and in a shadow root.
  initialGlobals: {
    ...initialGlobals,
    ...(import.meta.env.STORYBOOK_THEME && { theme: import.meta.env.STORYBOOK_THEME }),
    ...(import.meta.env.STORYBOOK_ROOT && { root: import.meta.env.STORYBOOK_ROOT }),
  },
};

export default preview;
