import type { Decorator } from '@storybook/react-vite';
import type { Locale } from '#src/texts/texts.ts';
import type { ChangedTexts, TextForm } from '#test/texts/changed-texts.ts';
import type { StageRoot, StageTheme } from './.storybook/StoryStage.tsx';
import type { Clock } from './clock.ts';
import type { Network } from './network.ts';

/** The choices of Storybook's toolbar. */
export interface StoryGlobals {
  theme: StageTheme;
  brand: string;
  locale: Locale;
  texts: TextForm;
  root: StageRoot;
  zoom: number;
  data: string;
  org: string;
  network: Network;
  clock: Clock;
}

type StoryContext = Parameters<Decorator>[1];

/** The menus of the toolbar have no other names and values. */
export const globalsOf = ({ globals }: Pick<StoryContext, 'globals'>) => globals as StoryGlobals;

/** The language that the toolbar asks for, with its texts. */
export const spokenIn = ({ loaded }: Pick<StoryContext, 'loaded'>) => loaded.spoken as ChangedTexts;
