import { documentElement } from '#src/element/reference.ts';
import { legacyFeedbackDefinition } from './definition.ts';

export const legacyFeedbackReference = documentElement(legacyFeedbackDefinition, {
  summary: 'The older feedback form: type, content, mobile number and pictures.',
  methods: {
    reset: { summary: 'Empties the form.' },
  },
  events: { onSubmitted: { summary: 'Feedback was sent.' } },
  parts: { 'legacy-feedback': 'The form.' },
  chinese: {
    name: '旧版反馈',
    summary: '旧版反馈表单：类型、内容、联系电话与图片，设备与版本信息自动填写。',
    methods: { reset: '清空表单。' },
    events: { 'portal-submitted': '反馈已提交。' },
    parts: { 'legacy-feedback': '整个表单。' },
  },
});
