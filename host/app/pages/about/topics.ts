import type { helpTexts } from './texts.ts';

interface Topic {
  name: keyof (typeof helpTexts)['zh-CN'];
  /** A word in the titles of its questions: the endpoints know no topics and only search in titles. */
  word: string;
}

/** The topics of the help page, each a search that is ready to use. */
export const topics: readonly Topic[] = [
  { name: 'topicAll', word: '' },
  { name: 'topicProject', word: '项目' },
  { name: 'topicHours', word: '学时' },
  { name: 'topicCourse', word: '课程' },
  { name: 'topicWork', word: '作业' },
  { name: 'topicLive', word: '直播' },
  { name: 'topicCertificate', word: '证书' },
  { name: 'topicPassword', word: '密码' },
  { name: 'topicPhone', word: '手机' },
  { name: 'topicInvoice', word: '发票' },
];
