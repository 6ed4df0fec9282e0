import type { Notification } from '#src/api/notifications.ts';
import type { Account } from '../people/accounts.ts';
import { largeAmounts } from '../fixtures/large-amounts.ts';
import { daysBefore } from '../generate.ts';
import { at } from '../random.ts';
import type { Database } from '../database.ts';
import { BELL_TYPE, readStates, notificationSources } from '#src/api/notifications.ts';
import type { Sent } from '../sent.ts';

/** The type of notifications about courses. */
export const COURSE_TYPE = 3;

/** Type 1 is what the bell shows and stands first; the others are read in the personal space. */
export const notificationTypes = [
  { type: BELL_TYPE, name: '待办提醒' },
  { type: 2, name: '系统通知' },
  { type: COURSE_TYPE, name: '课程消息' },
  { type: 4, name: '活动消息' },
] as const;

/** By source type, in the order in which they take turns; 99 is a source that no portal knows. */
const reminders: readonly (readonly [sourceType: number, contents: readonly string[]])[] = [
  [
    notificationSources.appraisal,
    [
      '「2026年秋季小学语文骨干教师研修」第二阶段测评已开放，请于本周日24:00前完成。',
      '您有一份「信息技术应用能力」自评问卷待填写，预计用时15分钟。',
      '「新课标背景下的单元整体教学」结业测评将于明天截止，您尚未提交。',
    ],
  ],
  [
    notificationSources.activity,
    [
      '您报名的「整本书阅读教学」主题教研活动将于明天14:30开始，请提前10分钟签到。',
      '「东湖区青年教师优质课展评」活动安排有调整，请查看最新议程。',
      '您参加的「作业设计与评价」线上沙龙已发布活动回放。',
    ],
  ],
  [
    notificationSources.plan,
    [
      '您本学期的个人研修计划已通过审核，请按计划完成各阶段任务。',
      '研修计划「读写结合的课堂实践」有一项任务将于三天后到期。',
      '教研组长调整了校本研修计划的时间安排，请及时查看。',
    ],
  ],
  [
    notificationSources.feedback,
    [
      '您提交的问题反馈有新的回复，点击查看处理进展。',
      '客服老师补充了您反馈问题的解决办法，请确认是否已解决。',
      '您反馈的「视频播放卡顿」问题已转技术人员处理。',
    ],
  ],
  [
    13,
    [
      '恭喜您完成「班级管理与家校沟通」培训，结业证书已生成。',
      '您的「2025年度继续教育学时证明」已可下载。',
      '「心理健康教育C级」证书编号已更新，请以新编号为准。',
    ],
  ],
  [
    14,
    [
      '您在「跨学科主题学习设计」课程中获得2学时，已计入本年度学时。',
      '您有4学时因学习时长不足未能认定，请补学后重新申请。',
      '本年度继续教育学时认定将于12月15日截止，您还差12学时。',
    ],
  ],
  [
    24,
    [
      '您已被编入「小学语文研修二班」，班主任为<b>李慧敏</b>老师。',
      '班级「小学语文研修二班」发布了新公告：第三周集中研讨改为线上进行。',
      '辅导教师邀请您加入「古诗词教学」研修小组。',
    ],
  ],
  [
    25,
    [
      '辅导教师已批阅您的作业《〈慈母情深〉教学设计》，成绩为优秀。',
      '您提交的教学反思被退回，请按批注修改后重新提交。',
      '您的课例视频《司马光》被推荐为班级优秀作业。',
    ],
  ],
  [99, ['平台将于本周六22:00至次日6:00进行升级维护，期间暂停服务。', '您收藏的专题更新了3个学习资源。']],
];

const others: Readonly<Record<number, readonly string[]>> = {
  2: [
    '平台已完成升级：学习档案支持按年度导出。',
    '您的账号在新设备上登录，如非本人操作请及时修改密码。',
    '关于做好2026年度教师继续教育学时登记工作的通知。',
    '您的手机号已完成验证。',
    '隐私政策已更新，请您知悉。',
    '国庆假期客服值班时间为每日9:00至17:00。',
  ],
  3: [
    '您学习的课程「大单元教学设计十讲」更新了第7讲。',
    '课程「课堂观察的十个视角」即将结束，请尽快完成学习。',
    '您在课程「教师礼仪与沟通」中的提问得到了主讲教师的回答。',
    '新课推荐：「生成式人工智能助力备课」已上线。',
    '您购买的课程「小学数学思维可视化」已开通，有效期一年。',
  ],
  4: [
    '「名师面对面」第12期报名已开始，名额200人。',
    '您的活动作品《校园里的二十四节气》已通过初审。',
    '「教育随笔」征文活动获奖名单已公布。',
    '您关注的工作室发起了新的线上教研活动。',
  ],
};

/** How many are unread and read: of type 1, and of each other type. */
const amounts: Record<string, { unread: number; read: number; otherUnread: number; otherRead: number }> = {
  teacher: { unread: 128, read: 42, otherUnread: 4, otherRead: 11 },
  admin: { unread: 7, read: 31, otherUnread: 2, otherRead: 12 },
};
const few = { unread: 3, read: 9, otherUnread: 1, otherRead: 5 };
const large = {
  unread: largeAmounts.notifications / 2,
  read: largeAmounts.notifications / 2,
  otherUnread: 4,
  otherRead: 11,
};

interface Made {
  content: string;
  type: number;
  isRead: number;
  sourceType: number;
  sourceId: string;
  createTime: string;
}

/** Newest first. */
export function seedNotifications(world: Database, account: Account): Sent<Notification>[] {
  if (account.fresh) return [];
  const own = amounts[account.username] ?? few;
  const { unread, read, otherUnread, otherRead } = world.isLarge ? large : own;
  const now = world.now();
  const made: Made[] = [];

  for (let index = 0; index < unread + read; index += 1) {
    const [sourceType, contents] = at(reminders, index);
    const content = at(contents, Math.floor(index / reminders.length));
    const sourceId =
      sourceType === notificationSources.feedback ? `p-${1033 - (index % 33)}` : String(3000 + index);
    const isRead = index < unread ? readStates.unread : readStates.read;
    made.push({ content, type: BELL_TYPE, isRead, sourceType, sourceId, createTime: momentOf(now, index) });
  }
  for (const [type, contents] of Object.entries(others)) {
    for (let index = 0; index < otherUnread + otherRead; index += 1) {
      const isRead = index < otherUnread ? readStates.unread : readStates.read;
      const createTime = momentOf(now, index * 3 + Number(type));
      made.push({
        content: at(contents, index),
        type: Number(type),
        isRead,
        sourceType: notificationSources.none,
        sourceId: '',
        createTime,
      });
    }
  }
  return made
    .map((notification, index) => ({ ...notification, id: `${account.userId}-n${index + 1}` }))
    .toSorted((one, other) => other.createTime.localeCompare(one.createTime));
}

/** Six today, eight yesterday, eight the day before, then ever older. */
function momentOf(now: number, index: number): string {
  if (index < 6) return daysBefore(now, 0, 16 - index * 2, (index * 13) % 60);
  if (index < 14) return daysBefore(now, 1, 20 - (index - 6), (index * 7) % 60);
  if (index < 22) return daysBefore(now, 2, 20 - (index - 14), (index * 11) % 60);
  return daysBefore(now, 3 + Math.floor((index - 22) / 4), 18 - ((index - 22) % 4) * 3, (index * 17) % 60);
}
