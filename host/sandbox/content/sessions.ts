import type { Chapter, ListItem } from '#src/api/list-item.ts';
import type { Sent } from '../sent.ts';

interface Stage {
  title: string;
  /** The sessions with their length in minutes. */
  sessions: readonly (readonly [title: string, minutes: number])[];
}

const stages: Partial<Record<string, readonly Stage[]>> = {
  project: [
    {
      title: '第一阶段 专家引领',
      sessions: [
        ['开班仪式与研修任务说明', 60],
        ['专题讲座：新课标下的课堂变革', 120],
        ['分组研讨：我的教学困惑', 90],
      ],
    },
    {
      title: '第二阶段 课例研磨',
      sessions: [
        ['同课异构现场观摩', 80],
        ['集体议课与教学设计修改', 90],
        ['二次上课与课堂观察', 80],
      ],
    },
    {
      title: '第三阶段 成果展示',
      sessions: [
        ['片区交流：一节好课的诞生', 120],
        ['结业考核与总结', 60],
      ],
    },
  ],
  studio: [
    {
      title: '本学期',
      sessions: [
        ['主题教研：大单元教学设计', 90],
        ['成员研讨课与集体议课', 80],
        ['读书沙龙：走近课堂观察', 60],
      ],
    },
    {
      title: '上学期',
      sessions: [
        ['城乡结对：送教下乡', 120],
        ['年度成果展示', 150],
      ],
    },
  ],
};

/** The sessions of a project or a studio; they take place elsewhere, so they have no video. */
export function sessionsOf(kind: string, { id }: Sent<ListItem>): Chapter[] | undefined {
  return stages[kind]?.map(({ title, sessions }, stage) => ({
    id: `${id}-${stage + 1}`,
    title,
    lessons: sessions.map(([name, minutes], place) => ({
      id: `${id}-${stage + 1}-${place + 1}`,
      title: name,
      duration: minutes * 60,
      url: '',
      poster: '',
      captions: [],
    })),
  }));
}
