import * as calls from '#src/api/participation/announcements.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { ANNOUNCEMENT_LIMIT } from '#src/rules/limits.ts';
import { apiError } from '../api-error.ts';
import type { Row } from '../content/row.ts';
import { table, type Database } from '../database.ts';
import { day, iso } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import { notifyOf } from '../notifications/notifications.ts';
import type { Org } from '../people/orgs.ts';
import { whole } from '../random.ts';
import { answerPublic, route, take, text, type Routes } from '../route.ts';
import { findItem, findLed, hasJoined } from './participation.ts';
import { subjects } from '../settings.ts';
import type { Sent } from '../sent.ts';

const seeds = [
  '本月研修主题为“以学习任务带动单元教学”，请各位成员提前阅读资料，周五前在讨论区提出一个问题。',
  '下周三 14:00 线上集体备课，请已报名的老师准备好自己的教学设计初稿。',
  '上学期的课例集已整理完成，可在主持人的个人主页查看。感谢各位老师的分享！',
];

const announcementsTable = table(() => new Map<string, Sent<calls.Announcement>[]>());

/** The announcements of an item, the latest first. */
function announcementsOf(world: Database, org: Org, row: Row): Sent<calls.Announcement>[] {
  const all = announcementsTable(world);
  const key = `${org.orgCode} ${row.id}`;
  let known = all.get(key);
  if (!known) {
    const random = world.random(`announcements of ${key}`);
    const made = seeds.slice(0, whole(random, 0, seeds.length));
    known = made.map((content, place) => ({
      id: `${row.id}-${seeds.length - place}`,
      content,
      realName: row.teacher ?? '',
      createTime: iso(world.now() - (2 + place * 9) * day),
    }));
    all.set(key, known);
  }
  return known;
}

export function announcementRoutes(routes: Routes): void {
  answerPublic(routes, calls.getAnnouncements, (context) =>
    page(announcementsOf(context.world, context.org, findItem(context).row), context.input.query),
  );
  route(routes, calls.announce, (context) => {
    const { world, org, user, input } = context;
    const row = findLed(context);
    const { source } = findItem(context);
    const { content } = take({ content: text }, input.body);
    if (visibleLength(content) > ANNOUNCEMENT_LIMIT)
      return apiError(400, `公告在${ANNOUNCEMENT_LIMIT}字以内`);
    const all = announcementsOf(world, org, row);
    const id = `${row.id}-${world.now()}-${all.length}`;
    all.unshift({ id, content, realName: user.realName, createTime: iso(world.now()) });
    for (const account of world.accounts)
      if (account.orgCode === org.orgCode && hasJoined(world, account, source, row))
        notifyOf(world, account, {
          content: `「${row.title}」有新公告：${content}`,
          sourceType: subjects[source],
          sourceId: row.id,
        });
    return null;
  });
  route(routes, calls.deleteAnnouncement, (context) => {
    const all = announcementsOf(context.world, context.org, findLed(context));
    const place = all.findIndex(({ id }) => id === context.input.path.id);
    if (place < 0) return apiError(404, '公告已删除');
    all.splice(place, 1);
    return null;
  });
}
