import { defineTexts } from '#src/texts/texts.ts';
import * as en from './tour-texts.en.ts';

export const headerTourTexts = defineTexts('headerTour', { tour: '新手引导' }, en.headerTourTexts);
