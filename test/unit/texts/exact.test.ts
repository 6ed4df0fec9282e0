import { expect, test } from 'vitest';
import { TICKET_CONTENT_LIMIT } from '#src/rules/limits.ts';
import { fill, type Texts } from '#src/texts/texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['#src/texts/*.ts', '#widgets/**/texts.ts', '#host/app/**/texts.ts', '!**/*.en.ts'],
  { eager: true },
);

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'zh-CN' in value;
const spoken = new Set(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isTexts))
    .flatMap((texts) => Object.values(texts['zh-CN']))
    // The limit is a placeholder in the text, and a constant in the forms.
    .map((text) => fill(text, { limit: TICKET_CONTENT_LIMIT })),
);

/** These texts have to match the specification character by character. */
test.each([
  '确定要退出登录吗？',
  '确定关闭此工单吗？',
  '{seconds}s后重新发送',
  '请选择反馈类型',
  '请输入反馈内容',
  '上传图片只能是 gif、jpg、bmp ,png格式!',
  '请填写内容',
  '反馈内容在200字以内',
  '请正确填写手机号码',
  '请输入您要搜索的内容',
  '请输入密码',
  '密码格式不正确',
  '请再次输入密码',
  '两次输入密码不一致',
  '请输入验证码',
  '请输入原密码',
  '请输入新密码',
  '请再次输入新密码',
  '原密码不正确，请重新输入！',
  '您输入的新密码与旧密码相同，无法修改密码，请重新输入新密码！',
  '修改密码成功',
  '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种',
  '上传头像成功！',
  '身份证号码不符合规范',
  '请输入20位以内中文名',
  '请输入正确的中文名',
  '感谢您的反馈',
  '操作成功,感谢您的反馈。',
  '标记已读成功',
  '验证码已发送到您的手机上',
  '开发中，敬请期待……',
  '暂无相关数据',
])('%s', (text) => {
  expect(spoken).toContain(text);
});
