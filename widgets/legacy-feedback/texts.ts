import { defineTexts } from '../../src/texts/texts.ts';
import * as en from './texts.en.ts';

export const legacyFeedbackTexts = defineTexts(
  'legacyFeedback',
  {
    name: '意见反馈',
    type: '反馈类型',
    type0: '功能故障',
    type1: '体验问题',
    type2: '功能建议',
    type3: '其他',
    title: '标题',
    titleHint: '选填，用一句话概括',
    content: '反馈内容',
    contentHint: '请描述您遇到的问题或建议',
    contentMissing: '请填写内容',
    contentLong: '反馈内容在{limit}字以内',
    contact: '联系电话',
    contactHint: '便于我们与您联系，不会公开',
    contactWrong: '请正确填写手机号码',
    guestPictures: '登录后可以添加图片',
    device: '设备：{device}　版本：{version}',
    submit: '提交',
    submitted: '感谢您的反馈',
    failed: '提交失败，请稍后重试',
    uploading: '图片上传完成后即可提交',
    uploadFailed: '有图片上传失败，请重新上传或移除',
  },
  en.legacyFeedbackTexts,
);
