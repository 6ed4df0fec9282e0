/** The kinds of content a portal has. Each has a list of its own. */
export type Kind = 'activity' | 'project' | 'live' | 'studio' | 'course' | 'paper' | 'discover';

export interface KindCategory {
  id: string;
  name: string;
  /** Patterns of titles: {theme} {subject} {stage} {region} {teacher} {year} {season}. */
  titles: readonly string[];
  /** The subjects it is about; any where left out. */
  about?: readonly string[];
  /** Summaries of its own, where those of the kind do not fit. */
  summaries?: readonly string[];
}

export interface KindWords {
  /** The id of its first row. */
  firstId: number;
  rows: number;
  categories: readonly KindCategory[];
  summaries: readonly string[];
}

const school = ['chinese', 'math', 'english', 'science', 'physics', 'history', 'morality', 'art', 'sports'];

const sharing = [
  '含教学设计、课件与学习单，可直接下载使用，欢迎改编后回传。',
  '由{teacher}老师团队研发，已在多所学校试用，配有使用说明。',
  '适用于{stage}，围绕{theme}设计，可用于课前预习或课后拓展。',
];

export const kinds: Record<Kind, KindWords> = {
  activity: {
    firstId: 1001,
    rows: 48,
    categories: [
      {
        id: 'a1',
        name: '教学展评',
        about: school,
        titles: ['{region}{stage}{subject}优质课展评活动', '{stage}{subject}课堂教学展示周'],
      },
      { id: 'a2', name: '案例征集', titles: ['“{theme}”优秀案例征集', '“{theme}”微课征集活动'] },
      { id: 'a3', name: '主题沙龙', titles: ['青年教师沙龙：{theme}', '周四夜话｜{theme}'] },
      { id: 'a4', name: '联合教研', titles: ['跨校联合教研：{theme}', '城乡结对教研｜{theme}'] },
      { id: 'a5', name: '读书分享', titles: ['教师读书会：走近{theme}', '共读一本书｜{theme}专题'] },
    ],
    summaries: [
      '面向全区教师开放，围绕{theme}展示课堂、交流经验，优秀作品将推荐参加市级评选。',
      '活动分为线上提交、专家点评和现场展示三个环节，全程参与可记4学时。',
      '邀请一线教师带着真实问题来，围绕{theme}说课、议课，形成可以直接使用的课堂方案。',
    ],
  },
  project: {
    firstId: 2001,
    rows: 40,
    categories: [
      {
        id: 'p1',
        name: '国培计划',
        about: [...school, 'preschool'],
        titles: [
          '“国培计划（{year}）”{subject}骨干教师能力提升培训',
          '“国培计划（{year}）”乡村{subject}教师素养提升研修',
        ],
      },
      {
        id: 'p2',
        name: '省市级培训',
        titles: ['{year}年{season}{subject}骨干教师研修', '{year}年{subject}教研组长高级研修班'],
      },
      {
        id: 'p3',
        name: '区县培训',
        about: school,
        titles: [
          '{region}{subject}教师数字素养提升工程',
          '{year}年{region}新入职教师规范化培训（{subject}）',
        ],
      },
      {
        id: 'p4',
        name: '校本研修',
        titles: ['{school}“{theme}”校本研修', '{school}青年教师成长营（{subject}）'],
      },
    ],
    summaries: [
      '采用线上研修与校本实践相结合的方式，聚焦{theme}，完成全部任务并考核合格可获结业证书。',
      '项目设专家引领、课例研磨、成果展示三个阶段，由区教研员全程跟踪指导。',
      '以问题为导向，围绕{theme}组织分层研修，帮助教师把所学用到每一节常态课。',
    ],
  },
  live: {
    firstId: 3001,
    rows: 42,
    categories: [
      { id: 'l1', name: '专家讲座', titles: ['专家讲座｜{theme}的思考与实践', '专家报告｜读懂{theme}'] },
      { id: 'l2', name: '名师课堂', titles: ['名师课堂｜{theme}', '跟着名师上好课：{theme}'] },
      {
        id: 'l3',
        name: '同课异构',
        about: school,
        titles: ['同课异构｜{stage}{subject}：{theme}', '{stage}{subject}公开课直播：{theme}'],
        summaries: ['两位老师、两种设计、一次深度议课，欢迎各校{subject}教研组集体收看。'],
      },
      { id: 'l4', name: '线上教研', titles: ['线上教研｜{theme}专题研讨', '线上答疑｜{theme}'] },
    ],
    summaries: [
      '{teacher}老师结合课堂实录讲解{theme}，直播中可随时提问，结束后提供回放。',
      '一小时讲清{theme}的关键问题，附教学设计与课堂观察表下载。',
      '从一线教师的真问题出发，把{theme}讲明白、讲实用，欢迎各校组织集体收看。',
    ],
  },
  studio: {
    firstId: 4001,
    rows: 34,
    categories: [
      { id: 's1', name: '学科名师', about: school, titles: ['{teacher}{stage}{subject}名师工作室'] },
      { id: 's2', name: '名班主任', about: ['class', 'mind'], titles: ['{teacher}名班主任工作室'] },
      { id: 's3', name: '名校长', about: ['leader', 'ethics'], titles: ['{teacher}名校长工作室'] },
      {
        id: 's4',
        name: '专项研究',
        about: ['ai', 'research', 'preschool'],
        titles: ['{teacher}{subject}工作室'],
      },
    ],
    summaries: [
      '工作室以{theme}为研究方向，每月一次主题教研，每学期一次成果展示。',
      '汇聚{region}十余所学校的骨干教师，共同研究{theme}，带动青年教师成长。',
      '坚持“研在课堂、长在课堂”，围绕{theme}已形成系列课例与资源。',
    ],
  },
  course: {
    firstId: 5001,
    rows: 64,
    categories: [
      {
        id: 'c1',
        name: '学科教学',
        about: school,
        titles: ['{theme}的课堂实践', '{theme}：从课标到课堂', '{theme}案例精讲', '{theme}十二讲'],
      },
      { id: 'c2', name: '师德修养', about: ['ethics'], titles: ['{theme}', '{theme}专题解读'] },
      { id: 'c3', name: '班级管理', about: ['class'], titles: ['{theme}实用方法', '班主任必修课：{theme}'] },
      { id: 'c4', name: '数字素养', about: ['ai'], titles: ['{theme}入门与提高', '{theme}案例课'] },
      { id: 'c5', name: '心理健康', about: ['mind'], titles: ['{theme}', '{theme}工作坊'] },
      { id: 'c6', name: '学前教育', about: ['preschool'], titles: ['{theme}', '{theme}支持策略'] },
      { id: 'c7', name: '教研与管理', about: ['research', 'leader'], titles: ['{theme}', '{theme}实操指南'] },
    ],
    summaries: [
      '课程从真实课堂出发，用典型课例讲清{theme}的设计思路、实施要点与评价方法。',
      '由{teacher}老师主讲，配有课堂实录、学习单和课后测试，学完可记学时。',
      '帮助教师系统理解{theme}，掌握可以带回课堂的方法与工具。',
    ],
  },
  paper: {
    firstId: 6001,
    rows: 32,
    categories: [
      { id: 'e1', name: '考试测评', titles: ['{subject}教师专业素养测评', '{theme}在线测试'] },
      { id: 'e2', name: '知识竞赛', titles: ['{year}年{theme}知识竞赛', '“{theme}”闯关答题'] },
      {
        id: 'e3',
        name: '问卷调查',
        titles: ['{theme}需求调研问卷', '{season}{subject}培训满意度调查'],
        summaries: [
          '匿名填写，约需5分钟，结果用于改进后续研修安排。',
          '请结合日常教学如实填写，共18题，提交后不可修改。',
        ],
      },
    ],
    summaries: [
      '共40题，限时60分钟，可作答两次，取最高分，合格线60分。',
      '检验{theme}的学习效果，提交后即可查看得分与解析。',
      '围绕{theme}命题，含单选、多选与案例分析，支持手机作答。',
    ],
  },
  discover: {
    firstId: 7001,
    rows: 60,
    categories: [
      { id: 'd1', name: '教学手记', titles: ['教学手记｜我在{theme}中的三点尝试', '一节课的反思：{theme}'] },
      { id: 'd2', name: '听课札记', titles: ['听课札记｜{theme}', '观课有感：{theme}的另一种打开方式'] },
      {
        id: 'd3',
        name: '教研资讯',
        titles: ['{region}召开{theme}专题教研会', '{theme}：本学期教研重点'],
        summaries: [
          '会议围绕{theme}的难点展开，三位老师作了经验分享，区教研员作总结点评。',
          '本学期各校将以{theme}为主题开展三次集中教研，安排如下。',
        ],
      },
      {
        id: 'd4',
        name: '教学设计',
        titles: ['{theme}教学设计', '{stage}{subject}单元教学设计：{theme}'],
        summaries: sharing,
      },
      { id: 'd5', name: '课件与学习单', titles: ['{theme}教学课件', '{theme}学习单'], summaries: sharing },
      { id: 'd6', name: '微课', titles: ['微课｜{theme}', '八分钟微课：{theme}'], summaries: sharing },
    ],
    summaries: [
      '这学期我在{theme}上做了一些小小的尝试，有惊喜也有遗憾，写下来与大家交流。',
      '课堂上最打动我的，是孩子们自己提出来的那个问题。',
      '从备课到课后访谈，我把{theme}的一次完整尝试整理成文，请各位老师指正。',
    ],
  },
};
