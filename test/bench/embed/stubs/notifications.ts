export interface Notification {
  id: string;
  content: string;
  created: Date;
}

export const amount = 200;

/** The notifications that every inbox of the benchmark receives. */
export const notifications: readonly Notification[] = Array.from({ length: amount }, (_, place) => ({
  id: `n${place}`,
  content: `您报名的「整本书阅读教学」主题教研活动将于明天14:30开始，请提前${place}分钟签到。`,
  created: new Date(Date.UTC(2026, 10, 20, 0, 30) - place * 60_000),
}));
