import { navigateDetail } from '#src/element/common-events.ts';
import { documentElement } from '#src/element/reference.ts';
import { commentsDefinition } from './definition.ts';

export const commentsReference = documentElement(commentsDefinition, {
  summary: 'The comments on a piece of content, with replies and likes.',
  attributes: {
    'subject-type': 'The kind of content that is commented on, e.g. `course`.',
    'subject-id': 'The id of the content.',
    version: 'The comment service of the back end: `v2` has replies and an order, `v1` is one flat list.',
    'max-length': 'The longest comment, in characters that a reader sees.',
    report: 'Offers to report a comment, where the back end has a service for that.',
  },
  methods: {
    refresh: { summary: 'Loads the comments anew.' },
  },
  events: {
    onCommented: {
      detail: { id: 'string' },
      summary: 'The user has published a comment or a reply; `detail.id`.',
    },
    onLiked: {
      detail: { id: 'string', liked: 'boolean' },
      summary: 'The user has liked the comment `detail.id`, or has taken the like back; `detail.liked`.',
    },
    onNavigate: {
      detail: navigateDetail,
      summary: 'Before a link leads to the login; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    comments: 'All of it.',
    heading: 'Its title, with the number of comments.',
    sort: 'The choice of the order.',
    form: 'The form of a comment or a reply.',
    list: 'The comments, or the replies to one.',
    comment: 'One comment or reply.',
    button: 'A button.',
  },
  chinese: {
    name: '评论',
    summary: '某项内容的评论，可回复、点赞。',
    attributes: {
      'subject-type': '评论对象的类型，如 course。',
      'subject-id': '评论对象的编号。',
      version: '后端的评论接口版本：v2 支持回复与排序，v1 为单层列表。',
      'max-length': '评论的最多字数，按可见字符计算。',
      report: '显示“举报”，需后端提供举报接口。',
    },
    methods: { refresh: '重新加载评论。' },
    events: {
      'portal-commented': '用户已发表评论或回复，编号为 detail.id。',
      'portal-liked': '用户已点赞或取消点赞，评论编号为 detail.id，结果为 detail.liked。',
      'portal-navigate': '即将前往登录页，地址为 detail.url。调用 preventDefault() 可改由网页自行处理。',
    },
    parts: {
      comments: '整个组件。',
      heading: '标题，含评论总数。',
      sort: '排序方式。',
      form: '评论或回复的表单。',
      list: '评论列表，或某条评论的回复列表。',
      comment: '一条评论或回复。',
      button: '按钮。',
    },
  },
});
