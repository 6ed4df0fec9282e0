import type { Org } from '../people/orgs.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { at, pick, whole, type Random } from '../random.ts';
import { hour, iso, people, regionOf } from '../fixtures/names.ts';
import type { Database } from '../database.ts';

/** A comment as it is kept; `parentId` is '' for one of the first level. */
export interface Remark {
  id: string;
  parentId: string;
  userId: string;
  realName: string;
  avatar: string;
  content: string;
  createTime: string;
  replyTo: string;
  pinned: boolean;
  likeNum: number;
  likers: Set<string>;
  reporters: Set<string>;
}

const remarks = [
  '课例讲得很透彻，尤其是问题链的设计，回去就想在自己班里试一试。',
  '请问老师，低年级的孩子自主讨论时容易跑题，您一般怎么引导？',
  '听了两遍，笔记记了三页。建议把教学设计也放上来，方便我们对照学习。',
  '我们教研组一起看的，大家讨论得很热烈，感谢分享！',
  '评价量表非常实用，已经用到这周的公开课里了。',
  '乡村学校条件有限，这种不依赖设备的做法特别适合我们。',
  '第二部分关于作业分层的内容对我启发最大，期待后续。',
  '老师的课堂语言真好，亲切又有力量。',
  '案例很真实，学生的回答没有“表演”的痕迹，这样的课才值得学。',
  '想请教一下，小组合作怎样避免只有少数学生参与？',
  '内容扎实，节奏也好，一口气学完了。',
  '如果能再补充一些学困生的辅导策略就更好了。',
  '从教二十年，今天又学到了新东西，终身学习不是一句空话。',
  '已推荐给同年级的老师，下周集体备课就用这个思路。',
  '板书设计很巧妙，一目了然。',
  '理论和实践结合得很好，不空洞。',
];

const replies = [
  '您提的问题很有代表性，可以先给学生一个具体的任务单，再慢慢放手。',
  '我也有同感，我们学校的做法是每组设一名“提问员”，效果不错。',
  '谢谢您的建议，教学设计会在本周上传到资源里。',
  '同问，期待老师解答。',
  '试过了，确实好用，谢谢分享！',
  '欢迎到我们学校来听课交流。',
];

/** The conversation under one piece of content, newest first; none in an organisation that is only being set up. */
export function seedComments(world: Database, org: Org, key: string): Remark[] {
  if (org.orgCode === 'collect') return [];
  const random = world.random(`comments ${org.orgCode} ${key}`);
  const authors = people(random, regionOf(org.orgCode), 20);
  const kept: Remark[] = [];
  let ago = whole(random, 1, 5) * hour;

  const say = (content: string, parentId: string, replyTo: string, time: number): Remark => {
    const { userId, realName } = pick(random, authors);
    const remark: Remark = {
      id: `${key}-${kept.length + 1}`,
      parentId,
      userId,
      realName,
      avatar: pictureUrl('avatar', realName),
      content,
      createTime: iso(time),
      replyTo,
      pinned: false,
      likeNum: parentId ? whole(random, 0, 12) : whole(random, 0, 80),
      likers: new Set(),
      reporters: new Set(),
    };
    kept.push(remark);
    return remark;
  };

  const offset = whole(random, 0, remarks.length - 1);
  const count = whole(random, 32, 44);
  for (let place = 0; place < count; place++) {
    const time = world.now() - ago;
    const top = say(at(remarks, offset + place * 5), '', '', time);
    answers(random, place, ago).forEach((before, nth) => {
      say(at(replies, offset + place + nth), top.id, nth > 1 ? top.realName : '', world.now() - before);
    });
    ago += whole(random, 2, 20) * hour;
  }
  return kept.toSorted((one, other) => (one.createTime < other.createTime ? 1 : -1));
}

/** How long ago the answers to a remark were given: many to the first one, a few to some of the others. */
function answers(random: Random, place: number, ago: number): number[] {
  const count = place === 0 ? 13 : place % 3 === 0 ? whole(random, 1, 4) : 0;
  return Array.from({ length: count }, (_, nth) => ago * (1 - (nth + 1) / (count + 2)));
}
