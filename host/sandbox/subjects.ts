/** What the training is about: a school subject, or a field of a teacher's work. */
export interface Subject {
  code: string;
  name: string;
  /** The large lettering on a cover, at most four characters. */
  glyph: string;
  /** The small lettering under it. */
  caption: string;
  /** Where its colours begin in the row of palettes. */
  tone: number;
  /** A field of work rather than a school subject. */
  field?: true;
  /** The stages it is taught in, where not in all. */
  stages?: readonly string[];
}

export const subjects: readonly Subject[] = [
  { code: 'chinese', name: '语文', glyph: '语文', caption: 'CHINESE', tone: 3 },
  { code: 'math', name: '数学', glyph: '数学', caption: 'MATHEMATICS', tone: 0 },
  { code: 'english', name: '英语', glyph: '英语', caption: 'ENGLISH', tone: 4 },
  { code: 'science', name: '科学', glyph: '科学', caption: 'SCIENCE', tone: 2, stages: ['小学', '初中'] },
  { code: 'physics', name: '物理', glyph: '物理', caption: 'PHYSICS', tone: 8, stages: ['初中', '高中'] },
  { code: 'history', name: '历史', glyph: '历史', caption: 'HISTORY', tone: 6, stages: ['初中', '高中'] },
  {
    code: 'morality',
    name: '道德与法治',
    glyph: '道法',
    caption: 'MORALITY & LAW',
    tone: 9,
    stages: ['小学', '初中'],
  },
  { code: 'art', name: '美术', glyph: '美术', caption: 'FINE ARTS', tone: 7 },
  { code: 'sports', name: '体育与健康', glyph: '体育', caption: 'PHYSICAL EDUCATION', tone: 5 },
  { code: 'ai', name: '人工智能与教育', glyph: 'AI+', caption: 'AI IN EDUCATION', tone: 1, field: true },
  { code: 'class', name: '班级管理', glyph: '班级管理', caption: 'CLASS MANAGEMENT', tone: 11, field: true },
  { code: 'mind', name: '心理健康', glyph: '心理健康', caption: 'WELL-BEING', tone: 10, field: true },
  { code: 'ethics', name: '师德师风', glyph: '师德', caption: 'TEACHING ETHICS', tone: 6, field: true },
  {
    code: 'preschool',
    name: '学前教育',
    glyph: '学前',
    caption: 'EARLY CHILDHOOD',
    tone: 9,
    field: true,
    stages: ['幼儿园'],
  },
  { code: 'research', name: '教学研究', glyph: '教研', caption: 'TEACHING RESEARCH', tone: 8, field: true },
  { code: 'leader', name: '学校管理', glyph: '学校管理', caption: 'SCHOOL LEADERSHIP', tone: 0, field: true },
];

const general: Subject = {
  code: 'general',
  name: '综合',
  glyph: '研修',
  caption: 'TEACHER TRAINING',
  tone: 2,
};

export const subjectOf = (code: string): Subject =>
  subjects.find((subject) => subject.code === code) ?? general;
