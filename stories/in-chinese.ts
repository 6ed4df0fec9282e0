import type { StoryObj } from '@storybook/react-vite';
import { globalsOf } from './toolbar.ts';

type Play = NonNullable<StoryObj['play']>;

/**
 * Plays a flow that finds its way by Chinese names: not in a shadow root, which a canvas cannot reach into, nor with other
 * texts, users or answers than those of the story.
 */
export const inChinese =
  (play: Play): Play =>
  async (context) => {
    const { root, locale, texts, org, network, data } = globalsOf(context);
    const isPlain = texts === 'normal' && network === 'normal' && !org && !data;
    if (root === 'light' && locale === 'zh-CN' && isPlain) await play(context);
  };
