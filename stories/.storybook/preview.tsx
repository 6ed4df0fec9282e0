import { StrictMode } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { Locale } from '#src/texts/texts.ts';
import { patience } from '#test/patience.ts';
import { dataChoices } from '../recordings.ts';
import { startSandboxWorker } from '../sandbox-worker.ts';
import { settled } from './settled.ts';
import { StoryStage, type StageRoot, type StageTheme } from './StoryStage.tsx';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: patience });

const brands = [
  { value: '', title: '默认' },
  { value: '#0d9488', title: '青绿' },
  { value: '#c81e3a', title: '朱红' },
  { value: '#7c3aed', title: '紫' },
  { value: '#f5c400', title: '明黄' },
  { value: '#111111', title: '黑' },
  { value: '#ffffff', title: '白' },
];

/** Strict mode mounts twice, as in development; the browser tests run on React's production build. */
const onStage: Decorator = (Story, context) => (
  <StrictMode>
    <StoryStage
      theme={(context.globals.theme as StageTheme) ?? 'light'}
      root={(context.globals.root as StageRoot) ?? 'light'}
      brand={(context.globals.brand as string) || undefined}
      locale={context.globals.locale as Locale}
      padded={context.parameters.layout !== 'fullscreen'}
    >
      <Story />
    </StoryStage>
  </StrictMode>
);

const preview: Preview = {
  decorators: [onStage],
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
  // The stories are also tested in the dark theme and in a shadow root.
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    root: import.meta.env.STORYBOOK_ROOT ?? 'light',
    locale: 'zh-CN',
    brand: '',
    data: '',
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
      },
    },
    brand: { description: '品牌色', toolbar: { icon: 'paintbrush', dynamicTitle: true, items: brands } },
    data: { description: '数据', toolbar: { icon: 'database', dynamicTitle: true, items: dataChoices } },
    locale: {
      description: '语言',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'zh-Hant', title: '繁體中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    root: {
      description: '所在之处',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '普通 DOM' },
          { value: 'shadow', title: 'Shadow root' },
        ],
      },
    },
  },
};

export default preview;
