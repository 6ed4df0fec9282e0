import type { Criterion } from '#src/api/contests/contests.ts';

/** The full points of all of them are 100. */
export const criteria: readonly Criterion[] = [
  { id: 'aim', title: '目标与内容', hint: '目标明确，符合课程标准和学情', points: 30 },
  { id: 'design', title: '活动设计', hint: '任务真实，环节清楚，学生有充分的参与', points: 40 },
  { id: 'assessment', title: '评价与证据', hint: '评价与目标一致，能看到学习的证据', points: 20 },
  { id: 'form', title: '规范与表达', hint: '资料完整，文字准确，便于他人使用', points: 10 },
];

export const works = [
  {
    title: '《走进身边的数据》单元教学设计',
    content:
      '以“为班级午餐提建议”为任务，学生经历收集、整理、表达数据的全过程。全单元五课时，每课时附学习单与评价量规。',
  },
  {
    title: '在追问中读懂文本——一节阅读课例',
    content:
      '课例围绕一个核心问题展开，用三次追问帮助学生从“读到了什么”走向“为什么这样写”。附课堂实录片段与反思。',
  },
  {
    title: '让错误成为资源：复习课新设计',
    content:
      '把学生的典型错例编成“诊断卡”，小组轮流会诊，最后每人写一条给同伴的建议。两轮实践后，同类错误减少了一半。',
  },
  {
    title: '校园植物地图：跨学科主题学习方案',
    content: '学生分组绘制校园植物地图，涉及观察记录、比例尺与说明文写作。方案含任务单、分工表和展示评价表。',
  },
  {
    title: '把实验搬到家里：课后实践作业设计',
    content: '用家中常见材料完成四个小实验，每个实验配一段两分钟微课和一张记录单，家长只需要做观众。',
  },
  {
    title: '听得见的思考：小组讨论量规的使用',
    content: '设计了可供学生自评的讨论量规，记录一学期的使用过程和三次修改，附学生样例。',
  },
  {
    title: '慢一点，深一点——大单元整体设计',
    content: '删去两个重复的课时，把时间留给一次完整的探究。设计说明了取舍的理由，也写下了实施中的遗憾。',
  },
] as const;

export const remarks = [
  '任务真实，活动层次清楚，可以直接借鉴。',
  '目标与评价对应得好，建议补充学情依据。',
  '反思具体，课堂证据可以再充分一些。',
  '',
] as const;

/** Awards with the place in the ranking up to which they are given. */
export const awards = [
  ['一等奖', 1],
  ['二等奖', 3],
  ['三等奖', 6],
] as const;
