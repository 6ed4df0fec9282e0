import type { ListItem } from '#src/api/list-item.ts';
import { WORK_CONTESTS, type Kind } from '../fixtures/content-kinds.ts';
import { escapeText } from '../html.ts';
import type { Sent } from '../sent.ts';

const list = (tag: 'ul' | 'ol', lines: readonly string[]) =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`;

const table = (rows: readonly (readonly [string, string])[]) =>
  `<table><tbody>${rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;

type Writer = (item: Sent<ListItem>, person: string) => string[];

const answerRules = [
  '<h3>作答说明</h3>',
  list('ul', [
    '请在网络稳定的环境下作答，中途退出会自动保存',
    '题目顺序随机，每位老师的试卷不完全相同',
    '提交后可查看得分与解析',
  ]),
  '<h3>诚信要求</h3><p>请独立完成。成绩仅用于改进培训，不作为考核依据。</p>',
];

const workRules = [
  '<h3>参评办法</h3>',
  list('ul', [
    '每人限交一件作品，征集截止前可以修改或撤回',
    '作品须为原创，未参加过其他评选',
    '评审专家按评审标准打分，取平均分确定奖项',
  ]),
  '<h3>奖项设置</h3><p>设一等奖 1 名、二等奖 2 名、三等奖 3 名，结果在本页公布。</p>',
];

const writers: Record<Kind, Writer> = {
  project: ({ lessonNum, place }, person) => [
    '<h3>研修安排</h3>',
    list('ol', [
      '线上学习：完成必修课程并参加在线测试',
      '实践任务：提交一份教学设计和一节课堂实录',
      '成果展示：参加片区交流并提交研修总结',
    ]),
    '<h3>考核要求</h3>',
    table([
      ['学时', `不少于${lessonNum}学时`],
      ['作业', '2次，均须合格'],
      ['研讨', '参与不少于3次'],
    ]),
    `<h3>主讲专家</h3><p>${person}</p><p>集中研修地点：${escapeText(place ?? '线上')}</p>`,
  ],
  course: (_, person) => [
    '<h3>您将学到</h3>',
    list('ul', [
      '读懂课程标准的要求，找准一节课真正要解决的问题',
      '用问题链、任务单和评价量表组织学生的学习',
      '从课堂实录中发现证据，改进自己的下一节课',
    ]),
    '<h3>适合谁学</h3><p>一至六年级、初中及高中相关学科教师，教研组集体学习效果更佳。</p>',
    `<h3>主讲教师</h3><p>${person}，长期从事课堂教学与教师培训，多次主持市级以上课题。</p>`,
    '<blockquote>学完全部小节并完成课后测试，可登记相应学时。</blockquote>',
  ],
  live: (_, person) => [
    '<h3>直播提纲</h3>',
    list('ol', ['课堂中的真实困惑', '课例片段与现场拆解', '可以带走的三个做法', '互动答疑']),
    `<h3>主讲人</h3><p>${person}</p>`,
    '<h3>观看须知</h3><p>请提前五分钟进入直播间。提问请在互动区注明学校和年级，主讲人会在最后二十分钟集中回答。</p>',
  ],
  studio: (_, person) => [
    `<h3>主持人</h3><p>${person}</p>`,
    '<h3>研修方式</h3>',
    list('ul', [
      '每月一次主题教研，线上线下同步',
      '每学期一轮同课异构与集体议课',
      '每学年一本课例集，向区域内学校开放',
    ]),
    '<h3>加入方式</h3><p>每年九月面向全区招募成员，由学校推荐，经工作室面谈后公布名单。</p>',
  ],
  activity: ({ place }) => [
    '<h3>参加办法</h3>',
    list('ol', [
      '登录后进入活动页面，填写参加信息',
      '在截止日期前上传作品或报名现场观摩',
      '评审结束后在本页查看结果',
    ]),
    table([
      ['参加对象', '全区中小学及幼儿园在职教师'],
      ['作品要求', '原创，未参加过其他评选；视频不超过15分钟'],
      ['现场地点', escapeText(place ?? '线上')],
    ]),
    '<h3>奖项设置</h3><p>设一、二、三等奖和优秀组织奖，获奖作品收入区域资源库。</p>',
  ],
  paper: ({ categoryId }) => (categoryId === WORK_CONTESTS ? workRules : answerRules),
  discover: (_, person) => [
    '<p>上课铃响之前，我在黑板上只写了一个问题。孩子们先是安静，接着小声议论，最后有一只手举了起来——那节课就从这只手开始。</p>',
    '<h3>一、把问题还给学生</h3><p>过去备课，我总想着自己要讲什么。这一次，我先请学生写下最想弄明白的事，再把它们归成三类，作为这一单元的线索。</p>',
    '<h3>二、让思考看得见</h3>',
    list('ul', [
      '用一张学习单记录每一步的想法，而不只记答案',
      '小组里设一名“提问员”，专门负责追问为什么',
      '下课前留三分钟，写下还没有想通的地方',
    ]),
    '<h3>三、几点反思</h3><p>学生走得比我预想的慢，却走得更远。下一轮我会把任务再减一个，留出更多讨论的时间。</p>',
    `<blockquote>${person}：一节课好不好，要看学生带着什么问题离开教室。</blockquote>`,
  ],
};

/** Writes the description of an item as HTML. */
export function contentOf(kind: Kind, item: Sent<ListItem>): string {
  const person = [item.teacher, item.teacherTitle].filter(Boolean).join('，');
  const summary = kind === 'discover' ? '' : `<p>${escapeText(item.summary ?? '')}</p>`;
  return [summary, ...writers[kind](item, escapeText(person))].join('');
}
