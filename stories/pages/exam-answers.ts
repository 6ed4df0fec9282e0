/** Answers to the exam without essays, question by question: the options that are chosen, and the words for the gaps. */
export const answers: readonly Readonly<Record<string, string | true>>[] = [
  { 'B. 1 课时': true },
  // The only wrong one.
  { 'D. 维持课堂纪律': true },
  { 'B. 学习目标': true },
  { 'A. 最近发展区': true },
  { 'A. 用评价量规记录小组合作表现': true, 'C. 建立学生作品成长档案': true, 'D. 课堂观察与即时反馈': true },
  { 'A. 核实生成内容的科学性': true, 'C. 注明素材来源': true, 'D. 结合学情修改后再使用': true },
  { 正确: true },
  { 错误: true },
  { '第 1 空': '资格', '第 2 空': '聘任' },
  { '第 1 空': '作业', '第 2 空': '培训' },
];
