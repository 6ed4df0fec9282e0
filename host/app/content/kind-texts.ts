import { defineTexts } from '../../../src/texts/texts.ts';
import type { ContentCode } from './kinds.ts';
import * as en from './kind-texts.en.ts';

/** The names of the kinds of content, by code. */
export const kindTexts = defineTexts(
  'kinds',
  {
    project: '培训项目',
    activity: '教研活动',
    live: '直播',
    course: '课程',
    studio: '名师工作室',
    paper: '测评竞赛',
    resource: '教学资源',
  } satisfies Record<ContentCode, string>,
  en.kindTexts,
);
