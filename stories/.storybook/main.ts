import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { tokenStyles } from '#host/tokens/postcss.ts';
import { portalRooms, traditionalTexts } from '#host/traditional/plugin.ts';
import { fenceTitle } from './fence-title.ts';
import { tokenListPlugin } from './token-list.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/zh/*.mdx', '../docs/en/*.mdx', '../**/*.stories.tsx'],
  staticDirs: ['./public', { from: '../../host/sandbox/videos', to: '/sandbox/films' }],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [fenceTitle] },
        },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), traditionalTexts(portalRooms), tokenListPlugin()],
    css: { ...vite.css, ...tokenStyles },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
