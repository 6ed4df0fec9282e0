import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const reviewsTexts = defineTexts(
  'reviews',
  {
    reviews: '学员评价',
    failed: '评价加载失败',
    mean: '{mean} 分',
    count: '{count} 人评价',
    stars: '{stars} 星',
    starsOf: '{stars} 星，满分 5 星',
    anonymous: '匿名学员',
    pages: '评价分页',
    write: '写评价',
    change: '修改我的评价',
    rating: '评分',
    ratingMissing: '请选择评分',
    content: '评价内容',
    contentHint: '课程的哪些部分对您的教学有帮助？（选填）',
    contentLong: '评价在{limit}字以内',
    publish: '发布评价',
    cancel: '取消',
    published: '评价已发布',
    sendFailed: '评价发布失败，请稍后重试',
    restored: '已恢复上次未发布的内容',
    finishFirst: '学完课程后可以评价',
    emptyHint: '学完课程的老师可以在这里评价',
  },
  en.reviewsTexts,
);
